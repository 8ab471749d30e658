import type { ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { SheetRow } from '#web/kit/ui/sheet/column.ts';
import { readClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';

/** The most rows that can be pasted at once: each is saved by a request of its own. */
const MOST = 100;

/**
 * Returns the handler of a paste before the sheet's own: adds the empty rows that the pasted block needs below the last one,
 * or refuses the whole block when it has too many.
 */
export const usePasteRows = <Row extends SheetRow>(
  { state, grid }: SheetModel<Row>,
  addRows: (extra: number) => void,
): ((event: ClipboardEvent) => void) => {
  const { t } = useTranslation();
  const message = useToast();
  return (event) => {
    if (state.editing || grid.readOnly) return;
    const text = event.clipboardData.getData('text/plain');
    const read = readClipboard(text);
    // The sheet's own handler says that there is nothing to paste, or why it is not read.
    if (text.trim() === '' || 'doubtful' in read) return;
    const { block } = read;
    if (block.length > MOST) {
      event.preventDefault();
      event.stopPropagation();
      message.error({
        key: 'paste',
        content: t('budget.tooManyRows', { max: String(MOST), rows: String(block.length) }),
      });
      return;
    }
    const missing = rangeOf(state.selection).top + block.length + 1 - grid.rows.length;
    if (missing > 0) flushSync(() => addRows(missing));
  };
};
