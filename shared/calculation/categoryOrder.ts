const swedish = new Intl.Collator('sv', { numeric: true });

/** What makes two categories of different units the same one: the name without regard to case (calculation.md 5). */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase('sv');

const rank = (key: string): number => {
  if (key.includes('undersköterska')) return 1;
  return key.includes('sjuksköterska') && !key.includes('under') ? 0 : 2;
};

/** Order of categories of several units, by name: nurses, assistant nurses, then the others (calculation.md 9). */
export const byCategoryName = (a: string, b: string): number =>
  rank(nameKey(a)) - rank(nameKey(b)) || swedish.compare(a, b);
