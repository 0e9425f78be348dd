const MODULUS = 2 ** 31 - 1;

/**
 * The "minimal standard" generator of Park and Miller (1988), with their later multiplier 48271. It is exact in
 * JavaScript's numbers, so a seed gives the same numbers on every machine.
 *
 * @param seed - a whole number
 * @returns a function that gives whole numbers from 0 up to, not including, its argument
 */
export function randomNumbers(seed: number): (below: number) => number {
  let state = Math.abs(seed % (MODULUS - 1)) + 1;
  const next = (below: number): number => {
    state = (state * 48271) % MODULUS;
    return Math.floor((state / MODULUS) * below);
  };
  // The first number after a small seed is small as well.
  next(1);
  return next;
}
