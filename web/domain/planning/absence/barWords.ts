import { type AbsenceKind, absenceCodes } from '#shared/model/absence.ts';

/** What the bars of a table of weeks can say: how an absence is called, and the width of a week in px. */
export interface BarWords {
  readonly names: Readonly<Record<AbsenceKind, { readonly word: string; readonly short: string }>>;
  readonly week: number;
}

/** The px that a letter of a bar takes, on average of a word. */
export const LETTER = 6.4;

/** An absence in a bar with so many px for text: its word or short word where there is room, else its letter. */
export const absenceInBar = (absence: AbsenceKind, room: number, words: BarWords | undefined): string => {
  const { word = '', short = '' } = words?.names[absence] ?? {};
  return [word, short].find((text) => text.length * LETTER <= room) ?? absenceCodes[absence];
};
