import { useTranslation } from 'react-i18next';
import { absenceCodes, absenceKinds } from '#shared/model/absence.ts';

/** What the letters of absence mean: `S Semester, J Sjuk …`. */
export const useCodes = (): string => {
  const { t } = useTranslation();
  return absenceKinds.map((kind) => `${absenceCodes[kind]}\u00a0${t(`assets.absence.${kind}`)}`).join(', ');
};
