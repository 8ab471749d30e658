import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { Size } from './core/box.ts';

/** What is said of a paste. */
interface PasteNotice {
  /** What of it is not in the table: rows and columns outside it, texts that no cell took, and names without a row. */
  readonly lost: (lost: Size, refused: number, unplaced: readonly string[]) => void;
  /** That the clipboard has no text, such as a picture: the table is as it was. */
  readonly nothing: () => void;
  /** That quotation marks in these lines, counted from 1, cannot be read without doubt: the table is as it was. */
  readonly doubtful: (lines: readonly number[]) => void;
  /** Why nothing was pasted. */
  readonly refused: (reason: string) => void;
}

export const usePasteNotice = (): PasteNotice => {
  const { t } = useTranslation();
  const message = useToast();
  const lost = useCallback<PasteNotice['lost']>(
    ({ rows, columns }, refused, unplaced) => {
      const parts = [
        ...(rows > 0 ? [t('ui.sheet.lostRows', { count: rows })] : []),
        ...(columns > 0 ? [t('ui.sheet.lostColumns', { count: columns })] : []),
        ...(unplaced.length > 0 ? [t('ui.sheet.unplaced', { names: unplaced.join(', ') })] : []),
        ...(refused > 0 ? [t('ui.sheet.refusedCells', { count: refused })] : []),
      ];
      if (parts.length === 0) return;
      message.warning({ key: 'paste', content: [...parts, t('ui.sheet.undoPaste')].join(' '), duration: 10 });
    },
    [t, message],
  );
  const nothing = useCallback(() => {
    message.warning({ key: 'paste', content: t('ui.sheet.nothingToPaste') });
  }, [t, message]);
  const refused = useCallback<PasteNotice['refused']>(
    (content) => {
      message.error({ key: 'paste', content, duration: 10 });
    },
    [message],
  );
  const doubtful = useCallback<PasteNotice['doubtful']>(
    (lines) => refused(t('ui.sheet.doubtfulLines', { count: lines.length, lines: lines.join(', ') })),
    [t, refused],
  );
  return { lost, nothing, doubtful, refused };
};
