const MARGIN = 0.15;
const LEAST_SPAN = 2;

/** Where figures lie on one scale around them, in percent from its left end; null for those unknown. */
export const positionsOn = (figures: readonly (number | null)[]): readonly (number | null)[] => {
  const known = figures.filter((figure) => figure !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(LEAST_SPAN, high - low);
  const from = (low + high) / 2 - span / 2;
  return figures.map((figure) =>
    figure === null ? null : ((figure - from) / span + MARGIN) * (100 / (1 + 2 * MARGIN)),
  );
};
