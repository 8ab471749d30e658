import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type FollowUpRow, type FollowUpYear, fixedRowOf, kindOfRow } from './rows.ts';

/**
 * The name of a row of a unit's year: of an activity or category as it is stored, of what every unit has in the shown language. The running
 * sum says that it begins in January where the months shown do not.
 */
export const useRowName = (): ((
  row: Pick<FollowUpRow, 'key' | 'name'>,
  of: Pick<FollowUpYear, 'firstMonth'>,
) => string) => {
  const { t } = useTranslation();
  return useCallback(
    ({ key, name }, { firstMonth }) => {
      const fixed = fixedRowOf(key);
      if (fixed === 'cumulative' && firstMonth > 1) return t('followup.cumulativeFromJanuary');
      if (fixed) return t(`followup.row.${fixed}`);
      return kindOfRow(key).name === 'detailed' ? t('followup.ofWhich', { name }) : name;
    },
    [t],
  );
};
