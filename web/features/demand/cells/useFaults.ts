import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import type { Faults } from '#web/kit/ui/sheet/column.ts';
import type { Texts } from '#web/kit/ui/sheet/core/draft.ts';
import { faultsIn } from './faults.ts';
import type { DemandRow } from './row.ts';

/** What is wrong with a row, as sentences. */
export const useFaults = (): ((row: DemandRow, texts: Texts) => Faults) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  return useCallback(
    (row, texts) =>
      Object.fromEntries(
        Object.entries(faultsIn(row.id, texts)).map(([column, fault]) => [
          column,
          fault.code === 'noDuration' ? t('demand.fault.duration') : textOf(fault),
        ]),
      ),
    [t, textOf],
  );
};
