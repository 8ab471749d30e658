import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lacks } from './lacks.ts';

/** What a month lacks of demand and of worked time, in words. */
export const useLackTexts = (): ((
  lacks: Lacks,
  month: number,
) => { readonly demand: string | undefined; readonly worklog: string | undefined }) => {
  const { t } = useTranslation();
  return useCallback(
    ({ demand, worklog }, month) => {
      const names = worklog.get(month);
      return {
        demand: demand.has(month) ? t('followup.missing.demand') : undefined,
        worklog:
          names &&
          (names.length > 0 ? t('followup.missing.rows', { names: names.join(', ') }) : t('followup.missing.worklog')),
      };
    },
    [t],
  );
};
