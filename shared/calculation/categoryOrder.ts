import { comparable, compareNames } from '#shared/text/names.ts';

const rank = (key: string): number => {
  if (key.includes('undersköterska')) return 1;
  return key.includes('sjuksköterska') && !key.includes('under') ? 0 : 2;
};

/** Order of categories of several units, by name: nurses, assistant nurses, then the others (README.md 9). */
export const byCategoryName = (a: string, b: string): number =>
  rank(comparable(a)) - rank(comparable(b)) || compareNames(a, b);
