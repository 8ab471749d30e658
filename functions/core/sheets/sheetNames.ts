/** Excel's limit, in UTF-16 units. */
const longest = 31;

/** Excel accepts no apostrophe at either end. */
const bare = (name: string): string => name.replace(/^['\s]+|['\s]+$/g, '');

const allowed = (name: string): string => bare(name.replace(/[[\]:*?/\\\p{Cc}]/gu, ' '));

/** The first characters, none of them halved. */
const cut = (name: string, length: number): string => {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > length) break;
    short += character;
  }
  return bare(short);
};

/** The names as Excel accepts them for sheets: at most 31 characters, without `[]:*?/\`, and different in any case. */
export const sheetNames = (names: readonly string[]): readonly string[] => {
  const used = new Set<string>();
  return names.map((name) => {
    const base = allowed(name) || 'Blad';
    let unique = cut(base, longest);
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) {
      const end = ` ${number}`;
      unique = cut(base, longest - end.length) + end;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
};
