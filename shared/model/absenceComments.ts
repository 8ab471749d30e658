// Comments of periods that name why somebody is away, from before an absence had a kind (shared/calculation/README.md 2).

import * as z from 'zod';
import { AbsenceKind } from './absence.ts';
import { comment } from './fields.ts';

/** The most periods that one undoing takes. */
const mostPeriods = 10_000;

/** Comments of a unit that name a kind where the period has none; none once the unit has answered. */
export const AbsenceComments = z.object({
  words: z.array(z.object({ word: z.string(), kind: AbsenceKind, count: z.number() })),
});
export type AbsenceComments = z.infer<typeof AbsenceComments>;

/** Which of the words become kinds; without any, none: in either case they are not proposed again. */
export const AbsenceCommentsAnswer = z.object({ words: z.array(comment).max(500) });
export type AbsenceCommentsAnswer = z.infer<typeof AbsenceCommentsAnswer>;

/** Periods that got a kind by their comment, in the versions that they have since. */
export const NamedPeriods = z.object({
  periods: z.array(z.object({ id: z.string().max(100), version: z.number().int() })).max(mostPeriods),
});
export type NamedPeriods = z.infer<typeof NamedPeriods>;

/** How many of the periods were changed by somebody since, and keep their kind. */
export const UndoneComments = z.object({ left: z.number() });
export type UndoneComments = z.infer<typeof UndoneComments>;
