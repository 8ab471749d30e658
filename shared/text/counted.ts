const swedish = new Intl.NumberFormat('sv');

/** A number with its noun in Swedish: `1 ändring`, `0 ändringar`. */
export const counted = (count: number, one: string, several: string): string =>
  `${swedish.format(count)} ${count === 1 ? one : several}`;
