/** The letters that a short name has room for. */
const ROOM = 7;
const HEAD = 3;

/**
 * The short name that a new unit gets from its name, which can be changed: a short one as it is, else the first three letters with the
 * number at the end, or the first word: `LUN 39` of Lungavdelning 39.
 */
export const shortNameOf = (name: string): string => {
  const trimmed = name.trim().replace(/\s+/g, ' ').toUpperCase();
  if (trimmed.length <= ROOM) return trimmed;
  const [word = ''] = trimmed.split(' ');
  const number = / (\S*\d\S*)$/.exec(trimmed)?.[1];
  return (number === undefined ? word : `${word.slice(0, HEAD)} ${number}`).slice(0, ROOM);
};
