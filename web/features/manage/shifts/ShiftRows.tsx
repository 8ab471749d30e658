import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Category } from '#shared/model/category.ts';
import type { Shift } from '#shared/model/shift.ts';
import { useOrder } from '#web/kit/forms/useOrder.tsx';
import { today } from '#web/kit/ui/dates.ts';
import type { OrderParts } from '#web/kit/ui/list/OrderFrame.tsx';
import { OrderRows } from '#web/kit/ui/list/OrderRows.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { UnitIds } from '../ids.ts';
import { periodIn, type View } from '../period/phases.ts';
import { type ShiftRow, useShiftColumns } from './useShiftColumns.tsx';
import type { ShiftUses } from './useShiftUses.ts';

// Loaded when first opened: its calendar is as large as the rest of the screen.
const ShiftPeriodDialog = lazy(
  loadChunk(async () => ({ default: (await import('../period/ShiftPeriodDialog.tsx')).ShiftPeriodDialog })),
);

interface ShiftRowsProps {
  readonly ids: UnitIds;
  readonly category: Category;
  readonly view: View;
  readonly uses: ShiftUses | undefined;
  readonly parts: OrderParts;
  /** The row of the category above its shifts. */
  readonly head?: ReactNode;
  /** Shows the shifts in another order before the server has answered. */
  readonly onOrdered: (shifts: readonly Shift[]) => void;
}

/** The shifts of one category, in their order. */
export const ShiftRows = ({ ids: unit, category, view, uses, parts, head, onOrdered }: ShiftRowsProps) => {
  const [open, setOpen] = useState<ShiftRow>();
  const columns = useShiftColumns(uses, setOpen);
  const ids = { ...unit, categoryId: category.id };
  const { shifts } = category;
  const change = useChange(hierarchy.orderShifts, { reloads: true });
  const { problem, put, dialog } = useOrder({
    change,
    send: (body) => change.run({ params: ids, body }),
    things: shifts,
    onOrdered,
  });
  const rows = shifts.flatMap((shift): readonly ShiftRow[] => {
    const period = periodIn(shift, view, today());
    return period ? [{ id: shift.id, name: shift.name, ids, shift, period }] : [];
  });
  const refused = problem && (
    <tr>
      <td colSpan={columns.length + 1}>
        <ProblemAlert problem={problem} />
      </td>
    </tr>
  );
  return (
    <>
      <OrderRows
        rows={rows}
        columns={columns}
        onOrder={put}
        {...parts}
        id={category.id}
        head={
          <>
            {head}
            {refused}
          </>
        }
      />
      {dialog}
      {open && (
        <Suspense>
          <ShiftPeriodDialog
            ids={{ ...ids, shiftId: open.id }}
            name={open.name}
            stored={open.period}
            like={undefined}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
