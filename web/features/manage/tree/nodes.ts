import type { Category } from '#shared/model/category.ts';
import type { PlaceTree } from '#shared/model/placeTree.ts';
import { comparable } from '#shared/text/names.ts';
import type { ManageIds } from '#web/navigation/href.ts';
import type { ManageLevel } from '../level.ts';

/** One entity of the tree of Förvalta. */
export interface TreeNode {
  readonly id: string;
  readonly level: ManageLevel;
  readonly name: string;
  /** A unit's short name; empty at the other levels. */
  readonly shortName: string;
  readonly isHidden: boolean;
  readonly ids: ManageIds;
  readonly children: readonly TreeNode[];
}

/** What the tree is made of. */
interface Source {
  readonly tree: PlaceTree;
  /** Whether categories and shifts are shown: for those who may change them. */
  readonly withCategories: boolean;
  readonly withHidden: boolean;
  /** The categories of the unit that is shown, with their shifts. */
  readonly loaded: { readonly unitId: string; readonly categories: readonly Category[] } | undefined;
}

type UnitNode = PlaceTree[number]['areas'][number]['units'][number];

const plain = { shortName: '', isHidden: false } as const;

const categoryNodes = (ids: ManageIds, unit: UnitNode, loaded: Source['loaded']): readonly TreeNode[] =>
  unit.categories
    .filter(({ isBudgetCategory }) => !isBudgetCategory)
    .map(({ id, name }) => {
      const own = { ...ids, categoryId: id };
      const shifts = loaded?.unitId === unit.id ? loaded.categories.find((one) => one.id === id)?.shifts : undefined;
      return {
        ...{ id, level: 'category', name, ...plain, ids: own },
        children: (shifts ?? []).map((shift) => ({
          ...{ id: shift.id, level: 'shift', name: shift.name, ...plain },
          ids: { ...own, shiftId: shift.id },
          children: [],
        })),
      };
    });

/** The tree of organisations, areas and units, with categories where they may be changed, and the shifts of the unit that is shown. */
export const nodesOf = ({ tree, withCategories, withHidden, loaded }: Source): readonly TreeNode[] =>
  tree.map(({ id: orgId, name, areas }) => ({
    ...{ id: orgId, level: 'org', name, ...plain, ids: { orgId } },
    children: areas.map(({ id: areaId, name, units }) => ({
      ...{ id: areaId, level: 'area', name, ...plain, ids: { orgId, areaId } },
      children: units
        .filter(({ hidden }) => withHidden || !hidden)
        .map((unit) => {
          const ids = { orgId, areaId, unitId: unit.id };
          return {
            ...{ id: unit.id, level: 'unit', name: unit.name, shortName: unit.shortName, isHidden: unit.hidden, ids },
            children: withCategories ? categoryNodes(ids, unit, loaded) : [],
          };
        }),
    })),
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

const found = (node: TreeNode, wanted: string): TreeNode | undefined => {
  const children = node.children.flatMap((child) => found(child, wanted) ?? []);
  const isHit = comparable(`${node.name} ${node.shortName}`).includes(wanted);
  return isHit || children.length > 0 ? { ...node, children } : undefined;
};

/** The lines whose name or short name contains the text, each below its path. */
export const foundRows = (nodes: readonly TreeNode[], text: string): readonly TreeRow[] => {
  const wanted = comparable(text);
  return rowsBelow(
    nodes.flatMap((node) => found(node, wanted) ?? []),
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
