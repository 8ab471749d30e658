import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { absenceKinds } from '#shared/model/absence.ts';
import { wordsOfKind } from '#shared/planning/absenceWords.ts';
import { comparable } from '#shared/text/names.ts';
import type { AbsenceWords } from './model/absence.ts';

/** The words that a cell of the team sheet reads as absence: each kind as it is stored, its letter, and other words for it. */
export const useAbsenceWords = (): AbsenceWords => {
  const { t } = useTranslation();
  return useMemo(
    () =>
      new Map(
        absenceKinds.flatMap((absence) => {
          const comment = t(`assets.absence.${absence}`);
          return [comparable(comment), ...wordsOfKind(absence)].map((word) => [word, { absence, comment }] as const);
        }),
      ),
    [t],
  );
};
