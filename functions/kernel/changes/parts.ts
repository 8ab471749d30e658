import { isDeepStrictEqual } from 'node:util';
import { expectVersion, fieldProblem, found, type Problem } from '#functions/kernel/problem.ts';
import { mayChangeHistory } from '#functions/kernel/rights/caller.ts';
import type { Stamp } from '#shared/model/fields.ts';
import { accessLevelOf, historyLimit } from '#shared/time/accessLevel.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { fits, place, type Refused, sorted } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import { newStamp, nextStamp, type Scope } from './scope.ts';

/** A dated part of an aggregate: a period of an asset, of beds, of a budget … (calculation.md section 1). */
export type Part = Stamp & Period;

type Fields<P extends Part> = Omit<P, keyof Stamp>;
type Changes<P extends Part> = Partial<Fields<P>> & { readonly version?: number };

/** What differs between kinds of parts. */
export interface PartRules<P extends Part> {
  /** Prefix of its ids. */
  readonly prefix: string;
  /** Whether the caller must keep to the 10-week limit: planning yes, hierarchy no. */
  readonly keepsHistory: boolean;
  /** The comment field, which may change even where the start is read-only. */
  readonly comment?: keyof P;
  /** Makes the fields of a part agree, new or changed (e.g. no night rate without work rate); throws where they cannot. */
  readonly settle?: (part: P) => P;
  /** How a part is answered, for who is told that it was changed meanwhile; as stored where nothing is said. */
  readonly view?: (part: P) => unknown;
  /** Throws when this part may not be changed at all, e.g. a linked basis. */
  readonly assertOpen?: (part: P) => void;
}

const refused = <P extends Part>({ field }: Refused<P>): Problem => fieldProblem(field, 'overlap', 'overlap');

const mayReach = (scope: Scope, rules: { keepsHistory: boolean }): boolean =>
  !rules.keepsHistory || mayChangeHistory(scope.caller);

const tooOld = (field: 'start' | 'end'): Problem => fieldProblem(field, 'history', 'history');

const settled = <P extends Part>({ settle }: PartRules<P>, part: P): P => (settle ? settle(part) : part);

/** The fields that are given: one left out keeps its value, and the version is the server's. */
const stated = <P extends Part>({ version: _, ...changes }: Changes<P>): Partial<P> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<P>;

const differing = <P extends Part>(old: P, next: P): ReadonlySet<PropertyKey> =>
  new Set(Object.keys(next).filter((field) => !isDeepStrictEqual(next[field as keyof P], old[field as keyof P])));

/**
 * Adds a part (rule of a create): an open-ended sibling that it starts inside is ended the day before. Throws `overlap`,
 * `history`, or what the sibling's own rule says. Gives the new list, the part, and the sibling that gave way. The
 * sibling's own age does not matter: a part within the limit never takes a day before the limit from it.
 */
export const addPart = <P extends Part>(scope: Scope, rules: PartRules<P>, parts: readonly P[], fields: Fields<P>) => {
  const part = settled(rules, { ...fields, ...newStamp(scope, rules.prefix) } as P);
  if (!mayReach(scope, rules) && part.start < historyLimit(scope.today)) throw tooOld('start');
  const placed = place(parts, part);
  if (!placed.ok) throw refused(placed);
  const { shortened } = placed;
  if (shortened) rules.assertOpen?.(shortened);
  const gaveWay = shortened && { ...shortened, ...nextStamp(scope, shortened) };
  const others = parts.map((other) => (other.id === gaveWay?.id ? gaveWay : other));
  return { parts: sorted([...others, part]), part, gaveWay };
};

const assertMayChange = <P extends Part>(scope: Scope, rules: PartRules<P>, old: P, next: P) => {
  if (mayReach(scope, rules)) return;
  const limit = historyLimit(scope.today);
  const { startReadOnly, endReadOnly } = accessLevelOf(old, scope.today, false);
  const changed = differing(old, next);
  if (endReadOnly) throw tooOld(changed.has('end') ? 'end' : 'start');
  const free = new Set<PropertyKey>(['end', rules.comment ?? 'end']);
  if (startReadOnly && [...changed].some((field) => !free.has(field))) throw tooOld('start');
  if (changed.has('start') && next.start < limit) throw tooOld('start');
  if (changed.has('end') && next.end !== null && next.end < limit) throw tooOld('end');
};

/**
 * Changes a part (rule of a PUT: never shortens a sibling). Throws 404, `conflict` at a stale version, `history`, `overlap`,
 * `validation` when the end would come before the start.
 */
export const changePart = <P extends Part>(
  scope: Scope,
  rules: PartRules<P>,
  parts: readonly P[],
  id: string,
  given: Changes<P>,
  version: number | undefined,
) => {
  const old = found(parts.find((part) => part.id === id));
  expectVersion(old, version, rules.view?.(old));
  rules.assertOpen?.(old);
  const next = settled(rules, { ...old, ...stated(given) });
  if (next.end !== null && next.end < next.start) throw fieldProblem('end', 'endBeforeStart');
  assertMayChange(scope, rules, old, next);
  const part = { ...next, ...nextStamp(scope, old) };
  const others = parts.filter((other) => other.id !== id);
  const placed = fits(others, part);
  if (!placed.ok) throw refused(placed);
  return { parts: sorted([...others, part]), part, before: old };
};

/** Removes a part. Throws 404, `conflict`, or `history` unless it is fully editable. */
export const removePart = <P extends Part>(
  scope: Scope,
  rules: PartRules<P>,
  parts: readonly P[],
  id: string,
  version: number | undefined,
) => {
  const before = found(parts.find((part) => part.id === id));
  expectVersion(before, version, rules.view?.(before));
  rules.assertOpen?.(before);
  if (!mayReach(scope, rules) && before.start < historyLimit(scope.today)) throw tooOld('start');
  return { parts: parts.filter((part) => part.id !== id), before };
};

/** New plan and demand periods of those without history rights start this Monday or later (api.md "Access levels"). */
export const assertStartsNow = (scope: Scope, start: Day): void => {
  if (!mayChangeHistory(scope.caller) && start < mondayOf(scope.today))
    throw fieldProblem('start', 'pastStart', 'history');
};
