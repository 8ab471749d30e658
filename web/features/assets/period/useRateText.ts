import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultCode } from '#shared/model/faults.ts';

const refusals: readonly FaultCode[] = ['number', 'tooBig', 'tooSmall', 'decimals'];

/**
 * Returns the sentence of a fault of a work rate, which names how it is typed: `75` may be meant as `75 %`. Undefined for others.
 * The field may lie in a part of the form (`period.workRate`).
 */
export const useRateText = (): ((field: string, code: FaultCode) => string | undefined) => {
  const { t } = useTranslation();
  return useCallback(
    (field, code) =>
      /(?:^|\.)workRate(?:Excluded)?$/.test(field) && refusals.includes(code) ? t('assets.period.rate') : undefined,
    [t],
  );
};
