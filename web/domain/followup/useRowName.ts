import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type FollowUpRow, fixedRowOf, kindOfRow } from './rows.ts';

/** The name of a row: of an activity or category as it is stored, of what every unit has in the shown language. */
export const useRowName = (): ((row: Pick<FollowUpRow, 'key' | 'name'>) => string) => {
  const { t } = useTranslation();
  return useCallback(
    ({ key, name }) => {
      const fixed = fixedRowOf(key);
      if (fixed) return t(`followup.row.${fixed}`);
      return kindOfRow(key).name === 'detailed' ? t('followup.ofWhich', { name }) : name;
    },
    [t],
  );
};
