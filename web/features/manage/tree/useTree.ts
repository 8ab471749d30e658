import { useMemo, useState } from 'react';
import { access } from '#shared/contract/access.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Shift } from '#shared/model/shift.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { type ManageIds, NEW } from '#web/platform/navigation/href.ts';
import { shiftKindOf } from '../shifts/shiftKind.ts';
import { foundRows, type KnownShifts, nodesOf, pathIn, rowsOf, type ShiftsOf } from './nodes.ts';
import { useFoundShifts } from './useFoundShifts.ts';

const withKind = ({ id, name, period }: Shift) => ({ id, name, kind: shiftKindOf(name, period) });

/**
 * The tree beside a screen of Förvalta: its lines, what is searched and opened. The path of the address is open at first. Shifts are
 * found in the organisation of the address, else in the first one.
 */
export const useTree = (ids: ManageIds) => {
  const mayConfigure = useRight('configure');
  const [search, setSearch] = useState('');
  const [withHidden, setWithHidden] = useState(true);
  // What the user opened (true) or closed (false); the rest follows the address.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tree = useEndpoint(access.tree, { params: {} });
  const path = pathIn(ids, NEW);
  const [orgId, areaId, unitId] = path;
  const unit = orgId && areaId && unitId && mayConfigure ? { orgId, areaId, unitId } : null;
  const categories = useEndpoint(hierarchy.categories, unit && { params: unit }).data;
  const { data } = tree;
  const found = useFoundShifts(orgId ?? data?.[0]?.id, mayConfigure ? search : '');
  const shiftsOf = useMemo(
    (): ShiftsOf =>
      new Map([
        ...found.shiftsOf,
        ...(categories ?? []).map(({ id, shifts }): [string, KnownShifts] => [
          id,
          { shifts: shifts.map(withKind), isWhole: true },
        ]),
      ]),
    [found.shiftsOf, categories],
  );
  const nodes = useMemo(
    () =>
      data &&
      nodesOf({
        tree: data,
        withCategories: mayConfigure,
        withHidden,
        shiftsOf,
      }),
    [data, mayConfigure, withHidden, shiftsOf],
  );
  const onlyOne = nodes?.length === 1 ? nodes.map(({ id }) => id) : [];
  const open = new Set([...path, ...onlyOne].filter((id) => toggled.get(id) !== false));
  for (const [id, isOpen] of toggled) if (isOpen) open.add(id);
  const units = useMemo(() => (data ?? []).flatMap(({ areas }) => areas.flatMap(({ units }) => units)), [data]);
  return {
    tree,
    rows: nodes && (search.trim() === '' ? rowsOf(nodes, open) : foundRows(nodes, search)),
    selected: path.at(-1),
    search,
    setSearch,
    /** Whether the search has found more shifts than the tree shows. */
    hasMore: found.hasMore,
    /** Whether shifts are searched too. */
    withShifts: mayConfigure,
    withHidden,
    setWithHidden,
    unitCount: units.length,
    hiddenCount: units.filter(({ hidden }) => hidden).length,
    toggle: (id: string) => setToggled(new Map(toggled).set(id, !open.has(id))),
  };
};
