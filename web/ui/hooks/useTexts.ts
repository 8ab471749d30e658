import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#shared/model/faults.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import { currentLanguage } from '#web/locales/i18n.ts';

/** The sentence of a problem: the server's own in Swedish, by code in another language. */
export const useProblemText = (): ((problem: ApiProblem) => string) => {
  const { t } = useTranslation();
  return useCallback(
    (problem) => {
      const own = problem.body.message;
      if (own !== undefined && currentLanguage() === 'sv') return own;
      return t(`problems.${problem.code}`, { defaultValue: problem.message });
    },
    [t],
  );
};

/** The sentence of what is wrong with one field, as the shared schemas tell it (`faultsOf`). */
export const useFaultText = (): ((fault: Fault) => string) => {
  const { t } = useTranslation();
  return useCallback(
    ({ code, min, max }) => t(`faults.${code}`, { min: String(min), max: String(max).replace('.', ',') }),
    [t],
  );
};
