import { useTranslation } from 'react-i18next';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import type { SheetRow } from '#web/kit/ui/sheet/column.ts';
import type { Draft } from '#web/kit/ui/sheet/core/draft.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { jumpsIn } from './jumps.ts';

const titleOf = ({ label, head }: { readonly label?: string; readonly head: string }): string => label ?? head;

/**
 * Asks before a save about counts far from those that they replace, in the columns of a sheet that can be stepped. Answers whether
 * the draft may be saved; where not, the first such cell is active and nothing is changed.
 */
export const useConfirmJumps = <Row extends SheetRow>(nameOf: (row: Row) => string) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (sheet: SheetModel<Row>, draft: Draft): Promise<boolean> => {
    const { rows, columns } = sheet.grid;
    const counts = columns.filter(({ step }) => step);
    const jumps = jumpsIn(
      rows,
      counts.map(({ id }) => id),
      draft,
    );
    const [first] = jumps;
    if (!first) return true;
    const nameIn = (rowId: string) => rows.filter(({ id }) => id === rowId).map(nameOf)[0] ?? '';
    const headOf = (columnId: string) => counts.filter(({ id }) => id === columnId).map(titleOf)[0] ?? '';
    const isConfirmed = await confirm({
      title: t('ui.jump.title', { count: jumps.length }),
      text: (
        <ul>
          {jumps.map(({ rowId, columnId, from, to }) => (
            <li key={`${rowId} ${columnId}`}>
              {t('ui.jump.line', { row: nameIn(rowId), column: headOf(columnId), from, to })}
            </li>
          ))}
        </ul>
      ),
      action: t('ui.jump.save'),
    });
    if (!isConfirmed) sheet.goTo(first.rowId, first.columnId);
    return isConfirmed;
  };
};
