import App from 'antd/es/app';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Size } from './core/box.ts';

/** Returns a function that says what of a paste is not in the table: rows and columns outside it, and texts that no cell took. */
export const usePasteNotice = (): ((lost: Size, refused: number) => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  return useCallback(
    ({ rows, columns }, refused) => {
      const parts = [
        ...(rows > 0 ? [t('ui.sheet.lostRows', { count: rows })] : []),
        ...(columns > 0 ? [t('ui.sheet.lostColumns', { count: columns })] : []),
        ...(refused > 0 ? [t('ui.sheet.refusedCells', { count: refused })] : []),
      ];
      if (parts.length === 0) return;
      void message.warning({ key: 'paste', content: [...parts, t('ui.sheet.undoPaste')].join(' '), duration: 10 });
    },
    [t, message],
  );
};
