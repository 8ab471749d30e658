import { isDeepStrictEqual } from 'node:util';
import { expectVersion, fieldProblem, found, type Problem } from '#functions/kernel/problem.ts';
import { mayChangeHistory } from '#functions/kernel/rights/caller.ts';
import type { Stamp } from '#shared/model/fields.ts';
import {
  judgeChange,
  judgeNew,
  judgeStart,
  mayRemovePeriod,
  type PeriodRefusal,
  type Planner,
} from '#shared/planning/periodRules.ts';
import { replacedBy } from '#shared/planning/promotion.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { omitUndefined } from '../omitUndefined.ts';
import { newStamp, nextStamp, type Scope } from './scope.ts';

/** A dated part of an aggregate: a period of an asset, of beds, of a budget … (shared/time/timeline.ts). */
export type Part = Stamp & Period;

type Fields<P extends Part> = Omit<P, keyof Stamp>;
type Changes<P extends Part> = Partial<Fields<P>> & { readonly version?: number };

/** The rules that differ between kinds of parts. */
export interface PartRules<P extends Part> {
  /** Prefix of its ids. */
  readonly prefix: string;
  /** Whether the 10-week history limit applies: true for planning data, false for the hierarchy. */
  readonly keepsHistory: boolean;
  /** The comment field, which may change where the start is read-only. */
  readonly comment?: keyof P;
  /** Makes the fields of a new or changed part consistent (e.g. no night rate without work rate); throws where they are not. */
  readonly settle?: (part: P) => P;
  /** The part as the API shows it, for the body of a version conflict; the stored part by default. */
  readonly present?: (part: P) => unknown;
  /** Throws when the part is closed, e.g. locked. `changed` names the fields of a change; it is undefined of a removal. */
  readonly assertOpen?: (part: P, changed?: ReadonlySet<PropertyKey>) => void;
}

const refused = ({ field, code }: PeriodRefusal): Problem =>
  code === 'endBeforeStart' || code === 'endBeforeFirst'
    ? fieldProblem(field, code)
    : fieldProblem(field, code, code === 'overlap' ? 'overlap' : 'history');

/** The caller as the period rules see it; without the history limit every caller may change any day. */
export const plannerOf = ({ today, caller }: Scope, keepsHistory = true): Planner => ({
  today,
  mayChangeHistory: !keepsHistory || mayChangeHistory(caller),
});

const settled = <P extends Part>({ settle }: PartRules<P>, part: P): P => (settle ? settle(part) : part);

/** The changed fields; the version is set by the server. */
const changesIn = <P extends Part>({ version: _, ...changes }: Changes<P>): Partial<P> =>
  omitUndefined(changes) as Partial<P>;

const differing = <P extends Part>(old: P, next: P): ReadonlySet<PropertyKey> =>
  new Set(Object.keys(next).filter((field) => !isDeepStrictEqual(next[field as keyof P], old[field as keyof P])));

/**
 * Adds a part (rule of a create): an open-ended sibling that it starts inside is shortened to end the day before. Returns the
 * new list, the part, and the shortened sibling. Throws `overlap`, `history`, or the sibling's `assertOpen`. The history limit
 * does not apply to the sibling: a part that starts within the limit leaves the sibling's days before the limit unchanged.
 */
export const addPart = <P extends Part>(scope: Scope, rules: PartRules<P>, parts: readonly P[], fields: Fields<P>) => {
  const part = settled(rules, { ...fields, ...newStamp(scope, rules.prefix) } as P);
  const judged = judgeNew(parts, part, plannerOf(scope, rules.keepsHistory), 'historyLimit');
  if (!judged.ok) throw refused(judged);
  if (judged.shortened) rules.assertOpen?.(judged.shortened);
  const shortened = judged.shortened && { ...judged.shortened, ...nextStamp(scope, judged.shortened) };
  const others = parts.map((other) => (other.id === shortened?.id ? shortened : other));
  return { parts: sorted([...others, part]), part, shortened };
};

/**
 * Adds a part that takes its days from those in its way: they keep their values outside it (ended, started later, split or
 * removed). Of a split one the earlier part keeps the identity, the later one is a copy. Throws `history`, or their `assertOpen`.
 */
export const splitPart = <P extends Part>(
  scope: Scope,
  rules: PartRules<P>,
  parts: readonly P[],
  fields: Fields<P>,
) => {
  const part = settled(rules, { ...fields, ...newStamp(scope, rules.prefix) } as P);
  const early = judgeStart(part.start, plannerOf(scope, rules.keepsHistory), 'historyLimit');
  if (early) throw refused(early);
  const replaced = replacedBy(parts, part);
  const untouched = parts.filter(({ id }) => !replaced.some(({ row }) => row.id === id));
  const left = replaced.flatMap(({ row, becomes }) => {
    rules.assertOpen?.(row);
    return becomes.map((days, index) => ({
      ...row,
      ...(index === 0 ? nextStamp(scope, row) : newStamp(scope, rules.prefix)),
      ...days,
    }));
  });
  return { parts: sorted([...untouched, ...left, part]), part };
};

/**
 * Changes a part (rule of a PUT: never shortens a sibling). Returns the new list, the part and the part before. Throws 404,
 * `conflict` on a stale version, `history`, `overlap`, and `validation` when the end would be before the start.
 */
export const changePart = <P extends Part>(
  scope: Scope,
  rules: PartRules<P>,
  parts: readonly P[],
  id: string,
  changes: Changes<P>,
  version: number | undefined,
) => {
  const old = found(parts.find((part) => part.id === id));
  expectVersion(old, version, rules.present?.(old));
  const next = settled(rules, { ...old, ...changesIn(changes) });
  const fields = differing(old, next);
  rules.assertOpen?.(old, fields);
  const others = parts.filter((other) => other.id !== id);
  const changed = { old, next, fields, comment: rules.comment };
  const refusal = judgeChange(others, changed, plannerOf(scope, rules.keepsHistory));
  if (refusal) throw refused(refusal);
  const part = { ...next, ...nextStamp(scope, old) };
  return { parts: sorted([...others, part]), part, before: old };
};

/** Removes a part. Throws 404, `conflict` on a stale version, `history` when it starts before the limit, and what `assertOpen` throws. */
export const removePart = <P extends Part>(
  scope: Scope,
  rules: PartRules<P>,
  parts: readonly P[],
  id: string,
  version: number | undefined,
) => {
  const before = found(parts.find((part) => part.id === id));
  expectVersion(before, version, rules.present?.(before));
  rules.assertOpen?.(before);
  if (!mayRemovePeriod(before, plannerOf(scope, rules.keepsHistory))) throw fieldProblem('start', 'history', 'history');
  return { parts: parts.filter((part) => part.id !== id), before };
};

/** Throws `history` when the start lies before the 10-week limit, unless the caller may change history. */
export const assertNotHistory = (scope: Scope, start: Day): void => {
  const refusal = judgeStart(start, plannerOf(scope), 'historyLimit');
  if (refusal) throw refused(refusal);
};

/** Throws `history` when a new plan or demand period starts before this week without the right to change history. */
export const assertStartsNow = (scope: Scope, start: Day): void => {
  const refusal = judgeStart(start, plannerOf(scope), 'thisWeek');
  if (refusal) throw refused(refusal);
};
