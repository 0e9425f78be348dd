/** The normal distribution's value that 95 % lie within. */
const Z = 1.96;

/**
 * Wilson's score interval (1927), which stays between 0 and 1 and is no point when all games were won. Halves for draws
 * make it too wide rather than too narrow, and so do pairs of games from one opening.
 *
 * @param score - games won, draws counted as the table counts them
 * @returns where the share lies in 95 of 100 such matches
 */
export function interval(score: number, games: number): readonly [low: number, high: number] {
  const share = score / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
