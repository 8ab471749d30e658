import * as z from 'zod';

/** Why somebody employed is away: the kinds of absence, in the order in which they are shown (shared/calculation/README.md 2). */
export const AbsenceKind = z.enum(['vacation', 'sick', 'parental', 'child', 'training', 'leave', 'other']);
export type AbsenceKind = z.infer<typeof AbsenceKind>;
export const absenceKinds: readonly AbsenceKind[] = AbsenceKind.options;

/** The letter of each kind in sheets and files; the same in every language, as sheets are shared. */
export const absenceCodes = {
  vacation: 'S',
  sick: 'J',
  parental: 'F',
  child: 'V',
  training: 'U',
  leave: 'T',
  other: 'Ö',
} as const satisfies Record<AbsenceKind, string>;
