import * as z from 'zod';
import { endOfDay, startOfDay } from '#shared/time/instant.ts';
import { day } from './fields.ts';

/** Their entries hold the client's address and a reason. */
export const refusedActions = ['signInFailed', 'refused'] as const;
/** Listed on demand only. */
export const sessionActions = ['signIn', 'signOut', ...refusedActions] as const;

/** Why a sign-in or a request was refused. */
export const refusalReasons = [
  ...([
    'unknownAccount',
    'wrongPassword',
    'wrongCode',
    'locked',
    'unconfirmed',
    'closed',
    'saml',
    'otherProvider',
    'assurance',
  ] as const),
  'forbidden',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const logActions = ['create', 'update', 'remove', 'order', 'anonymise', ...sessionActions] as const;

/** One line of the logbook (shared/contract/README.md "Log and people"): who, when, what, before and after. */
export const LogEntry = z.object({
  /** The key of the entry itself; `id` is the id of the changed entity. */
  key: z.string(),
  at: z.string(),
  by: z.string(),
  action: z.enum(logActions),
  object: z.string(),
  id: z.string(),
  /** The organisation that the entry belongs to; null outside all organisations. */
  orgId: z.string().nullable(),
  /** The ids of where it happened, and their names from the organisation down as far as they are still known. */
  path: z.record(z.string(), z.string()),
  place: z.string(),
  /** The name of the employee that it is about, as far as it is still known. */
  person: z.string().nullable(),
  /** The days of the period that was changed, as they are now, or were when it was removed, and whether it is simulated demand. */
  period: z.object({ start: z.string(), end: z.string().nullable(), simulation: z.boolean().optional() }).nullable(),
  /** The fields that differ; all of them where there is nothing to compare with. */
  before: z.unknown(),
  after: z.unknown(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** What others have changed in the plan of a unit since the caller's previous sign-in; `since` is null where there was none. */
export const RecentChanges = z.object({
  since: z.string().nullable(),
  changes: z.array(LogEntry),
  /** There is more than is listed, or may be: a long log is not searched to its end. */
  more: z.boolean(),
});
export type RecentChanges = z.infer<typeof RecentChanges>;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const moment = <Begins extends z.ZodType<string>>(wholeDay: Begins) => z.union([wholeDay, instant], { error: 'day' });
const from = moment(day.transform((one) => startOfDay(one).toISOString()));
const to = moment(day.transform((one) => endOfDay(one).toISOString()));

const word = z.string().trim().max(200);

/** The filters of the log, which combine. Days are Swedish ones, `to` included. */
export const LogQuery = z
  .object({
    /** One organisation's logbook; `-` is the logbook of changes that belong to no organisation. */
    orgId: word.min(1).optional(),
    /** One unit, and all below it. */
    unitId: word.min(1).optional(),
    /** Who did it: a username. */
    user: word
      .min(1)
      .transform((name) => name.toLowerCase())
      .optional(),
    /** Words, each a kind (`asset`) or the id of what was changed or of a place above it. */
    object: word.optional(),
    /** Whether sign-ins, sign-outs and refusals are listed too. */
    signIns: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
    from: from.optional(),
    to: to.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(1000).optional(),
  })
  .refine((query) => !query.from || !query.to || query.from < query.to, { error: 'endBeforeFirst', path: ['to'] });
export type LogQuery = z.infer<typeof LogQuery>;

/** One planning entity, such as a demand period, by its id. */
export const HistoryQuery = z.object({
  id: word.min(1),
  limit: z.coerce.number().int().min(1).max(200).default(20),
  cursor: z.string().max(1000).optional(),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;
