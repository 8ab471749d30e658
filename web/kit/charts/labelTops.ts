/**
 * Where labels of equal height stand beside their lines without overlap, in the order given: as near as possible to `wanted`
 * (the middle of each, in px), `gap` px apart, between 0 and `height`.
 */
export const labelTops = (wanted: readonly number[], gap: number, height: number): readonly number[] => {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const tops = [...wanted];
  let least = gap / 2;
  for (const index of order) {
    tops[index] = Math.max(least, tops[index]!);
    least = tops[index]! + gap;
  }
  let most = height - gap / 2;
  for (const index of order.toReversed()) {
    tops[index] = Math.min(most, tops[index]!);
    most = tops[index]! - gap;
  }
  return tops;
};
