import { describe, expect, it } from 'vitest';
import type { PlaceTree } from '#shared/model/placeTree.ts';
import { foundRows, nodesOf, pathIn, rowsOf } from '#web/features/manage/tree/nodes.ts';
import { stepOf } from '#web/features/manage/tree/treeKeys.ts';

const may = { canRead: true, canWrite: true };
const shows = { hasBedsActivated: false, hasBudgetHours: false };

const unit = (id: string, name: string, shortName: string, hidden = false) => ({
  id,
  name,
  shortName,
  hidden,
  canWrite: true,
  ...shows,
  categories: [
    { id: `${id}-n`, name: 'Sjuksköterska', isBudgetCategory: false, canWrite: true },
    { id: `${id}-b`, name: 'Läkare', isBudgetCategory: true, canWrite: true },
  ],
});

const tree: PlaceTree = [
  {
    id: 'org',
    name: 'Region',
    ...may,
    areas: [
      {
        id: 'med',
        name: 'Medicin',
        ...may,
        units: [unit('u1', 'Avdelning 1', 'AVD 1'), unit('u2', 'Dagvård', 'DAG', true)],
      },
      { id: 'sur', name: 'Kirurgi', ...may, units: [] },
    ],
  },
];

const day = { id: 'day', name: 'Dag', kind: 'day' } as const;
const shiftsOf = new Map([['u1-n', { shifts: [day], isWhole: true }]]);
const source = { tree, withCategories: true, withHidden: true, shiftsOf };
const ids = (rows: ReturnType<typeof rowsOf>) => rows.map(({ node }) => node.id);

describe('the tree of Förvalta', () => {
  it('lists what is below open nodes, and the shifts of the unit that is shown', () => {
    const nodes = nodesOf(source);
    expect(ids(rowsOf(nodes, new Set()))).toEqual(['org']);
    expect(ids(rowsOf(nodes, new Set(['org', 'med', 'u1', 'u1-n'])))).toEqual([
      ...['org', 'med', 'u1', 'u1-n', 'day'],
      ...['u2', 'sur'],
    ]);
  });

  it('leaves out hidden units, categories that belong to the budget only, and all categories where they cannot be changed', () => {
    const open = new Set(['org', 'med', 'u1', 'u2']);
    expect(ids(rowsOf(nodesOf({ ...source, withHidden: false }), open))).not.toContain('u2');
    expect(ids(rowsOf(nodesOf(source), open))).not.toContain('u1-b');
    expect(ids(rowsOf(nodesOf({ ...source, withCategories: false }), open))).toEqual(['org', 'med', 'u1', 'u2', 'sur']);
  });

  it('finds names and short names, each below its path', () => {
    expect(ids(foundRows(nodesOf(source), 'dag'))).toEqual(['org', 'med', 'u1', 'u1-n', 'day', 'u2']);
    expect(ids(foundRows(nodesOf(source), 'avd 1'))).toEqual(['org', 'med', 'u1']);
    expect(foundRows(nodesOf(source), 'xyz')).toEqual([]);
  });

  it('counts what is below, the shifts of a category only where all of them are known', () => {
    const counts = (nodes: ReturnType<typeof nodesOf>) =>
      rowsOf(nodes, new Set(['org', 'med', 'u1', 'u2'])).map(({ node }) => [node.id, node.count]);
    expect(counts(nodesOf(source))).toEqual([
      ['org', 2],
      ['med', 2],
      ['u1', undefined],
      ['u1-n', 1],
      ['u2', undefined],
      ['u2-n', undefined],
      ['sur', 0],
    ]);
    const found = new Map([['u1-n', { shifts: [day], isWhole: false }]]);
    expect(counts(nodesOf({ ...source, shiftsOf: found }))).toContainEqual(['u1-n', undefined]);
    expect(counts(nodesOf({ ...source, withHidden: false }))).toContainEqual(['med', 1]);
  });

  it('ends the path of an address at what is created', () => {
    expect(pathIn({ orgId: 'org', areaId: 'med', unitId: 'new' }, 'new')).toEqual(['org', 'med']);
    expect(pathIn({ orgId: 'org' }, 'new')).toEqual(['org']);
    expect(pathIn({}, 'new')).toEqual([]);
  });
});

describe('the keys of the tree', () => {
  const rows = rowsOf(nodesOf(source), new Set(['org', 'med']));

  it('moves by arrows, to the ends, and by letters around', () => {
    expect(stepOf(rows, 'med', 'ArrowDown')).toEqual({ focus: 'u1' });
    expect(stepOf(rows, 'org', 'ArrowUp')).toEqual({ focus: 'org' });
    expect(stepOf(rows, 'med', 'End')).toEqual({ focus: 'sur' });
    expect(stepOf(rows, 'sur', 'Home')).toEqual({ focus: 'org' });
    expect(stepOf(rows, 'u1', 'd')).toEqual({ focus: 'u2' });
    expect(stepOf(rows, 'sur', 'a')).toEqual({ focus: 'u1' });
    expect(stepOf(rows, 'sur', 'F2')).toBeUndefined();
  });

  it('opens and enters a branch, closes it and goes up', () => {
    expect(stepOf(rows, 'u1', 'ArrowRight')).toEqual({ toggle: 'u1' });
    expect(stepOf(rows, 'med', 'ArrowRight')).toEqual({ focus: 'u1' });
    expect(stepOf(rows, 'sur', 'ArrowRight')).toBeUndefined();
    expect(stepOf(rows, 'med', 'ArrowLeft')).toEqual({ toggle: 'med' });
    expect(stepOf(rows, 'u1', 'ArrowLeft')).toEqual({ focus: 'med' });
    expect(stepOf(rows, 'org', 'ArrowUp')).toEqual({ focus: 'org' });
  });
});
