import { useCallback, useState } from 'react';
import type { Stamp } from '#shared/model/fields.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { BudgetRow } from './row.ts';

interface OpenedRows<Stored> {
  readonly sheet: SheetModel<BudgetRow<Stored>>;
  readonly refresh: () => Promise<unknown>;
}

/** The dialog over a budget sheet: what is open in it, and what happens to the row when it closes. */
export const useOpened = <Stored extends Stamp>({ sheet, refresh }: OpenedRows<Stored>) => {
  const [opened, setOpened] = useState<{ readonly stored: Stored | undefined }>();
  const id = opened?.stored?.id ?? '';
  const typed: Texts | undefined = sheet.draft[id] && sheet.rows.find(({ row }) => row.id === id)?.texts;
  return {
    isOpen: opened !== undefined,
    stored: opened?.stored,
    /** The texts of its row where something is typed there. */
    typed,
    open: useCallback((stored: Stored) => setOpened({ stored }), []),
    openNew: useCallback(() => setOpened({ stored: undefined }), []),
    close: () => setOpened(undefined),
    /** Saved or removed: what was typed in its row is part of it. */
    done: () => {
      setOpened(undefined);
      void refresh().then(() => sheet.saved({ [id]: sheet.draft[id] ?? {} }));
    },
  };
};
