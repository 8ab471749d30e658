import { useTranslation } from 'react-i18next';
import styles from './ShiftBadge.module.css';

/** The category of a shift: the time of day that it belongs to. */
export type ShiftKind = 'day' | 'evening' | 'night';

/** D, K or N in the colour of the time of day; the word is read aloud. */
export const ShiftBadge = ({ kind }: { readonly kind: ShiftKind }) => {
  const { t } = useTranslation();
  const word = t(`ui.shift.${kind}`);
  return (
    <span className={`${styles.badge} ${styles[kind]}`} title={word} role="img" aria-label={word}>
      {word[0]}
    </span>
  );
};
