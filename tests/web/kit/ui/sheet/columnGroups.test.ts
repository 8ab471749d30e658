import { describe, expect, it } from 'vitest';
import type { SheetColumn, SheetRow } from '#web/kit/ui/sheet/column.ts';
import { beginsGroup, groupsOf } from '#web/kit/ui/sheet/columnGroups.ts';

const column = (id: string, group?: string, groupStart?: boolean): SheetColumn<SheetRow> => ({
  id,
  kind: 'text',
  head: id,
  ...(group !== undefined && { group }),
  ...(groupStart !== undefined && { groupStart }),
});

const columns = [column('mon', 'Antal'), column('tue', 'Antal'), column('fri', 'Helg'), column('x'), column('y')];

describe('headings over columns', () => {
  it('join adjoining columns of one group; a column without a group has a heading of its own', () => {
    const groups = groupsOf(columns).map(({ head, columns: own }) => [head, own.map(({ id }) => id).join()]);
    expect(groups).toEqual([
      ['Antal', 'mon,tue'],
      ['Helg', 'fri'],
      [undefined, 'x'],
      [undefined, 'y'],
    ]);
  });

  it('begin with a stronger rule where a group begins, or where `groupStart` sets one', () => {
    expect(columns.map((_, index) => beginsGroup(columns, index))).toEqual([false, false, true, true, false]);
    expect(beginsGroup([...columns, column('z', undefined, true)], 5)).toBe(true);
  });
});
