import { useTranslation } from 'react-i18next';
import { kindNamed } from '#shared/planning/absenceWords.ts';

/** The letter of an absence, with its name to read and to hear. */
export const AbsenceCode = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  const kind = kindNamed(text);
  if (!kind) return text;
  const name = t(`assets.absence.${kind}`);
  return (
    <abbr title={name}>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">{name}</span>
    </abbr>
  );
};
