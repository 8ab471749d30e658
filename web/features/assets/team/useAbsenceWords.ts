import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { comparable } from '#shared/text/names.ts';
import { type AbsenceWords, absenceReasons } from './model/absence.ts';

/** The words that a cell of the team sheet reads as absence: each reason as it is stored, and the short words for it. */
export const useAbsenceWords = (): AbsenceWords => {
  const { t } = useTranslation();
  return useMemo(
    () =>
      new Map(
        absenceReasons.flatMap((reason) => {
          const comment = t(`assets.team.absence.comment.${reason}`);
          const words = [comment, ...t(`assets.team.absence.words.${reason}`).split(',')];
          return words.map((word) => [comparable(word), comment] as const);
        }),
      ),
    [t],
  );
};
