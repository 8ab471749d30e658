import { comparable } from './names.ts';

/** The words of a search, in comparable form. */
export const wordsOf = (query: string): readonly string[] => comparable(query).split(/\s+/).filter(Boolean);

/** What professions are called for short. */
const SHORT: Readonly<Record<string, string>> = { ssk: 'sjuksköterska', usk: 'undersköterska' };

const spelled = (word: string): string => SHORT[word] ?? word;

/** How well a text in comparable form fits the words: a word at the start of a word of the text counts most, then one anywhere in it. */
export const fitOf = (text: string, words: readonly string[]): number => {
  const starts = words.filter((word) => text.startsWith(word) || text.includes(` ${word}`)).length;
  const within = words.filter((word) => text.includes(word) || text.includes(spelled(word))).length;
  return starts * 100 + within * 10;
};

/** Whether a text in comparable form has every word, in any order; `ssk` and `usk` are in the names of their professions. */
export const areIn = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word) || text.includes(spelled(word)));

/** The same of a text in any case. */
export const hasWords = (text: string, words: readonly string[]): boolean => areIn(comparable(text), words);
