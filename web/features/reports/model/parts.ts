import { partsOf } from '#web/kit/ui/print/parts.ts';

/** Most cells of one row of a table; what is more continues in another table below. */
export const maxCells = 72;

/** The columns in parts of about one length that find `room` px as columns of `least` px, and never have more than 72. */
export const partsFor = <Column>(
  columns: readonly Column[],
  { room, least }: { readonly room: number; readonly least: number },
): readonly (readonly Column[])[] => {
  const most = Math.min(maxCells, Math.max(1, Math.floor(room / least)));
  const parts = Math.max(1, Math.ceil(columns.length / most));
  return partsOf(columns, Math.max(1, Math.ceil(columns.length / parts)));
};
