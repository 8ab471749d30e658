import { comparable } from './names.ts';

/** The words of a search, in comparable form. */
export const wordsOf = (query: string): readonly string[] => comparable(query).split(/\s+/).filter(Boolean);

/** How well a text in comparable form fits the words: those that begin a word of it count most, then those anywhere in it. */
export const fitOf = (text: string, words: readonly string[]): number => {
  const starts = words.filter((word) => text.startsWith(word) || text.includes(` ${word}`)).length;
  const within = words.filter((word) => text.includes(word)).length;
  return starts * 100 + within * 10;
};

/** Whether the text has every word, in any order and any case. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const key = comparable(text);
  return words.every((word) => key.includes(word));
};
