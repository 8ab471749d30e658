import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#shared/model/faults.ts';
import { decimalSign } from '#web/kit/ui/figures/format.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';
import { momentText } from '../dates.ts';
import type { Problem } from '../state/problem.ts';

/**
 * Returns the sentence for a failed request: of a version conflict who changed it and when, else the server's own in Swedish,
 * the catalogue's by field or code in another language.
 */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t } = useTranslation();
  return useCallback(
    (problem) => {
      const { message: own, changedBy = '', changedAt = '' } = problem.body;
      if (problem.code === 'conflict' && changedBy !== '')
        return t('ui.conflict.stale', { who: changedBy, when: momentText(changedAt) });
      if (own !== undefined && currentLanguage() === 'sv') return own;
      // As in the server's own sentence: the reason of the one field at fault.
      const [only, ...others] = Object.values(problem.fields);
      if (only !== undefined && others.length === 0) return only;
      return t(`problems.${problem.code}`, { defaultValue: problem.message });
    },
    [t],
  );
};

/** Returns the sentence for a fault that a schema of `shared/model` found in one field (`faultsOf`). */
export const useFaultText = (): ((fault: Fault) => string) => {
  const { t } = useTranslation();
  return useCallback(
    ({ code, min, max, year, name }) =>
      t(`faults.${code}`, {
        min: String(min),
        max: String(max).replace('.', decimalSign()),
        year: String(year),
        name: String(name),
      }),
    [t],
  );
};
