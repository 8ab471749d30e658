import { type AbsenceKind, absenceCodes, absenceKinds } from '#shared/model/absence.ts';
import { comparable } from '#shared/text/names.ts';

/**
 * What each kind of absence is called where people write it themselves: in comments, in sheets and in files of other systems, and the time
 * codes of PAXml (SEM, SJK, FPE, PAP, VAB, UTB, TJL).
 */
const written: Readonly<Record<AbsenceKind, readonly string[]>> = {
  vacation: ['semester', 'sem', 'semesterledig', 'holiday', 'holidays', 'vacation'],
  sick: ['sjuk', 'sjukskriven', 'sjukskrivning', 'sjukfrånvaro', 'sjukdom', 'sjk', 'sick', 'sick leave', 'ill'],
  parental: ['föräldraledig', 'föräldraledighet', 'fl', 'fpe', 'pappaledig', 'pap', 'parental leave', 'parental'],
  child: ['vab', 'vård av barn', 'vård av sjukt barn', 'care of child', 'child care'],
  training: ['utbildning', 'utb', 'kurs', 'education', 'course', 'training'],
  leave: ['tjänstledig', 'tjl', 'tjänstledighet', 'ledig', 'leave of absence', 'leave'],
  other: ['annan frånvaro', 'frånvaro', 'frånvarande', 'övrigt', 'other absence', 'absence', 'absent'],
};

/** The words of a kind in lower case, its letter first. */
export const wordsOfKind = (kind: AbsenceKind): readonly string[] => [
  comparable(absenceCodes[kind]),
  ...written[kind].map(comparable),
];

const kinds: ReadonlyMap<string, AbsenceKind> = new Map(
  absenceKinds.flatMap((kind) => wordsOfKind(kind).map((word) => [word, kind] as const)),
);

/** A text as it is compared with the words: in any case, and with or without a full stop. */
export const absenceWord = (text: string): string => comparable(text).replace(/\.$/, '').trim();

/** The kind that a text names by its letter or by a word, in any case and with or without a full stop; undefined for another text. */
export const kindNamed = (text: string): AbsenceKind | undefined => kinds.get(absenceWord(text));
