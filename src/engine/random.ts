/**
 * SplitMix (Steele, Lea and Flood, 2014) in 32 bits: a Weyl sequence through MurmurHash3's finaliser. Whole-number
 * arithmetic only, so a seed gives the same numbers on every machine.
 *
 * @returns a function that gives whole numbers from 0 up to, not including, its argument
 */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
    return Math.floor(((mixed >>> 0) / 2 ** 32) * below);
  };
}
