import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { type CategoryIds, planKeys, planKindOf } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, replace } from '#functions/kernel/store/table.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { Values } from './values.ts';

/** The ids of a unit. */
export interface Ids {
  readonly orgId: string;
  readonly areaId: string;
  readonly unitId: string;
}

/** The names under which items keep their parts, and the `object` of those in the log. */
const kinds = {
  BEDS: { list: 'periods', object: 'bedPeriod' },
  BUDGET: { list: 'periods', object: 'budgetPeriod' },
  STENCILS: { list: 'stencils', object: 'stencil' },
} as const;

const kindOf = (row: Pick<Row, 'sk'>) => kinds[planKindOf(row).kind as keyof typeof kinds];

/** What an item keeps: beds or stencils of a unit, the budget of a category. */
export const partsOf = (row: Row): readonly Stamp[] =>
  (row.data as Record<string, readonly Stamp[]>)[kindOf(row).list] ?? [];

/** The items whose parts differ between the values before and after, as they are stored, with the parts after. */
export const changedItems = (
  { orgId, unitId }: Ids,
  rows: readonly Row[],
  before: Values,
  after: Values,
): readonly { readonly row: Row; readonly parts: readonly Stamp[] }[] => {
  const item = (key: Pick<Row, 'pk' | 'sk'>, parts: readonly Stamp[]) => ({
    row: rows.find(({ sk }) => sk === key.sk) ?? emptyRow(key, { [kindOf(key).list]: [] }),
    parts,
  });
  return [
    ...(before.beds === after.beds ? [] : [item(planKeys.beds({ orgId, unitId }), after.beds)]),
    ...(before.stencils === after.stencils ? [] : [item(planKeys.stencils({ orgId, unitId }), after.stencils)]),
    ...Object.entries(after.budgets).flatMap(([categoryId, parts]) =>
      before.budgets[categoryId] === parts ? [] : [item(planKeys.budget({ orgId, unitId, categoryId }), parts)],
    ),
  ];
};

/** The earlier parts, each in the version after the stored one. */
export const restored = <Part extends Stamp>(
  scope: Scope,
  stored: readonly Part[],
  before: readonly Part[],
): readonly Part[] =>
  before.map((part) => {
    const now = stored.find(({ id }) => id === part.id);
    return now && now.version !== part.version ? { ...part, ...nextStamp(scope, now) } : part;
  });

/** Replaces the parts of an item, with a log entry for each that differs; the first entry carries the write. */
export const itemChanges = ({ areaId, unitId }: Ids, row: Row, parts: readonly Stamp[]): readonly Change[] => {
  const { list, object } = kindOf(row);
  const { categoryId } = planKindOf(row);
  const path: Partial<CategoryIds> & { areaId: string } = { areaId, unitId, ...(categoryId && { categoryId }) };
  const shown = (part: Stamp) => (object === 'bedPeriod' ? { ...part, unitId } : part);
  const stored = partsOf(row);
  const write = replace(row, { ...(row.data as object), [list]: parts });
  const entry = (id: string, before: Stamp | undefined, after: Stamp | undefined) => ({
    writes: [],
    action:
      before === undefined ? ('create' as const) : after === undefined ? ('remove' as const) : ('update' as const),
    object,
    id,
    path: path as Record<string, string>,
    ...(before && { before: shown(before) }),
    after: after && shown(after),
  });
  const changes: readonly Change[] = [
    ...parts.flatMap((part) => {
      const before = stored.find(({ id }) => id === part.id);
      return before?.version === part.version ? [] : [entry(part.id, before, part)];
    }),
    ...stored.flatMap((part) => (parts.some(({ id }) => id === part.id) ? [] : [entry(part.id, part, undefined)])),
  ];
  return changes.map((change, index) => (index === 0 ? { ...change, writes: [write] } : change));
};
