import { useTranslation } from 'react-i18next';
import styles from './ShiftBadge.module.css';

/** The category of a shift: the time of day that it belongs to. */
export type ShiftKind = 'day' | 'evening' | 'night';

/** The kind of each shift category of the calculation. */
export const shiftKinds = { dag: 'day', kvall: 'evening', natt: 'night' } as const satisfies Record<string, ShiftKind>;

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
