import type { PlaceTree } from '#shared/model/placeTree.ts';
import { hasWords, wordsOf } from '#shared/text/words.ts';
import type { ShiftKind } from '#web/kit/ui/figures/ShiftBadge.tsx';
import type { ManageIds } from '#web/platform/navigation/href.ts';
import type { ManageLevel } from '../level.ts';

/** One entity of the tree of Förvalta. */
export interface TreeNode {
  readonly id: string;
  readonly level: ManageLevel;
  readonly name: string;
  /** A unit's short name; empty at the other levels. */
  readonly shortName: string;
  readonly isHidden: boolean;
  /** How many entities it contains, where that is known. */
  readonly count?: number | undefined;
  /** The part of the day that a shift belongs to. */
  readonly kind?: ShiftKind;
  readonly ids: ManageIds;
  readonly children: readonly TreeNode[];
}

/** The known shifts of a category. */
export interface KnownShifts {
  readonly shifts: readonly { readonly id: string; readonly name: string; readonly kind: ShiftKind }[];
  /** Whether they are all that it has. */
  readonly isWhole: boolean;
}

/** The known shifts by the id of their category. */
export type ShiftsOf = ReadonlyMap<string, KnownShifts>;

/** What the tree is made of. */
interface Source {
  readonly tree: PlaceTree;
  /** Whether categories and shifts are shown: for those who may change them. */
  readonly withCategories: boolean;
  readonly withHidden: boolean;
  /** Shifts of the shown unit, and shifts that a search has found. */
  readonly shiftsOf: ShiftsOf;
}

type UnitNode = PlaceTree[number]['areas'][number]['units'][number];

const plain = { shortName: '', isHidden: false } as const;

const categoryNodes = (ids: ManageIds, unit: UnitNode, shiftsOf: ShiftsOf): readonly TreeNode[] =>
  unit.categories
    .filter(({ isBudgetCategory }) => !isBudgetCategory)
    .map(({ id, name }) => {
      const own = { ...ids, categoryId: id };
      const known = shiftsOf.get(id);
      return {
        id,
        level: 'category',
        name,
        ...plain,
        ids: own,
        count: known?.isWhole ? known.shifts.length : undefined,
        children: (known?.shifts ?? []).map((shift) => ({
          ...shift,
          level: 'shift',
          ...plain,
          ids: { ...own, shiftId: shift.id },
          children: [],
        })),
      };
    });

/** The tree of organisations, areas and units, with categories where they may be changed, and the known shifts. */
export const nodesOf = ({ tree, withCategories, withHidden, shiftsOf }: Source): readonly TreeNode[] =>
  tree.map(({ id: orgId, name, areas }) => ({
    id: orgId,
    level: 'org',
    name,
    ...plain,
    ids: { orgId },
    count: areas.length,
    children: areas.map((area): TreeNode => {
      const { id: areaId } = area;
      const units = area.units.filter(({ hidden }) => withHidden || !hidden);
      return {
        id: areaId,
        level: 'area',
        name: area.name,
        ...plain,
        ids: { orgId, areaId },
        count: units.length,
        children: units.map((unit) => {
          const ids = { orgId, areaId, unitId: unit.id };
          return {
            id: unit.id,
            level: 'unit',
            name: unit.name,
            shortName: unit.shortName,
            isHidden: unit.hidden,
            ids,
            children: withCategories ? categoryNodes(ids, unit, shiftsOf) : [],
          };
        }),
      };
    }),
  }));

/** A line of the tree as it is shown. */
export interface TreeRow {
  readonly node: TreeNode;
  /** 1 for an organisation. */
  readonly depth: number;
  readonly parentId: string | undefined;
  /** Undefined for a leaf. */
  readonly isOpen: boolean | undefined;
}

const rowsBelow = (
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
  depth: number,
  parentId: string | undefined,
): readonly TreeRow[] =>
  nodes.flatMap((node) => {
    const open = node.children.length === 0 ? undefined : isOpen(node);
    return [
      { node, depth, parentId, isOpen: open },
      ...(open ? rowsBelow(node.children, isOpen, depth + 1, node.id) : []),
    ];
  });

/** The lines of the tree: those below open nodes. */
export const rowsOf = (nodes: readonly TreeNode[], open: ReadonlySet<string>): readonly TreeRow[] =>
  rowsBelow(nodes, ({ id }) => open.has(id), 1, undefined);

const found = (node: TreeNode, words: readonly string[]): TreeNode | undefined => {
  const children = node.children.flatMap((child) => found(child, words) ?? []);
  const isHit = hasWords(`${node.name} ${node.shortName}`, words);
  return isHit || children.length > 0 ? { ...node, children } : undefined;
};

/** The lines whose name and short name have every word of the text, each below its path. */
export const foundRows = (nodes: readonly TreeNode[], text: string): readonly TreeRow[] => {
  const words = wordsOf(text);
  return rowsBelow(
    nodes.flatMap((node) => found(node, words) ?? []),
    () => true,
    1,
    undefined,
  );
};

/** The ids on the path of the address, from the organisation down; `new` ends it. */
export const pathIn = ({ orgId, areaId, unitId, categoryId, shiftId }: ManageIds, end: string): readonly string[] => {
  const ids = [orgId, areaId, unitId, categoryId, shiftId];
  const last = ids.findIndex((id) => id === undefined || id === end);
  return ids.slice(0, last < 0 ? ids.length : last).filter((id) => id !== undefined);
};
