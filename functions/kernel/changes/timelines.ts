import { emptyRow, type Key, type Row, replace, type Table } from '#functions/kernel/store/table.ts';
import { sorted } from '#shared/time/timeline.ts';
import { addPart, changePart, type Part, type PartRules, removePart, splitPart } from './parts.ts';
import type { Scope } from './scope.ts';

/** A timeline stored as one item: its version guards against overlapping periods by concurrent writers. */
export type TimelineRow<P> = Row<{ readonly periods: readonly P[] }>;

/** Reads a timeline; an empty one where nothing is stored yet. */
export const loadTimeline = async <Part>(table: Table, key: Key): Promise<TimelineRow<Part>> =>
  (await table.get<{ readonly periods: readonly Part[] }>(key)) ?? emptyRow(key, { periods: [] });

/** A kind of timeline: beds of a unit, budget or plan periods of a category. */
export interface TimelineKind<P extends Part, View> {
  readonly rules: Omit<PartRules<P>, 'present'> & { readonly present: (part: P) => View };
  /** The `object` of its periods in the log. */
  readonly object: string;
}

/** The periods of a timeline as the API shows them, by date. */
export const listPeriods = <P extends Part, View>({ rules }: TimelineKind<P, View>, row: TimelineRow<P>): View[] =>
  sorted(row.data.periods).map(rules.present);

/** Adds a period and commits; with `split` it takes its days from those in its way (see {@link addPart}, {@link splitPart}). */
export const createPeriod = <P extends Part, View>(
  scope: Scope,
  { rules, object }: TimelineKind<P, View>,
  row: TimelineRow<P>,
  fields: Parameters<typeof addPart<P>>[3],
  { split = false }: { readonly split?: boolean } = {},
): Promise<View> => {
  const { parts, part } = (split ? splitPart : addPart)(scope, rules, row.data.periods, fields);
  return scope.commit({
    writes: [replace(row, { periods: parts })],
    action: 'create',
    object,
    id: part.id,
    after: rules.present(part),
  });
};

/** Changes a period and commits (see {@link changePart}). */
export const updatePeriod = <P extends Part, View>(
  scope: Scope,
  { rules, object }: TimelineKind<P, View>,
  row: TimelineRow<P>,
  id: string,
  change: Parameters<typeof changePart<P>>[4],
  version: number | undefined,
  /** Why, for the log. */
  correction?: string,
): Promise<View> => {
  const { parts, part, before } = changePart(scope, rules, row.data.periods, id, change, version);
  return scope.commit({
    writes: [replace(row, { periods: parts })],
    action: 'update',
    object,
    id,
    before: rules.present(before),
    after: rules.present(part),
    ...(correction !== undefined && { correction }),
  });
};

/** Removes a period and commits (see {@link removePart}). */
export const removePeriod = <P extends Part, View>(
  scope: Scope,
  { rules, object }: TimelineKind<P, View>,
  row: TimelineRow<P>,
  id: string,
  version: number | undefined,
): Promise<undefined> => {
  const { parts, before } = removePart(scope, rules, row.data.periods, id, version);
  return scope.commit({
    writes: [replace(row, { periods: parts })],
    action: 'remove',
    object,
    id,
    before: rules.present(before),
    after: undefined,
  });
};
