/** The year of the address if there is follow-up of it, else this year, else the last one; undefined without any. */
export const shownYear = (years: readonly number[], named: string | undefined, thisYear: number): number | undefined =>
  years.find((year) => String(year) === named) ?? years.find((year) => year === thisYear) ?? years.at(-1);
