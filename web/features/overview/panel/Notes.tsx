import { useTranslation } from 'react-i18next';
import type { Cell } from '../model/rows.ts';
import styles from './Panel.module.css';

const WEEK = 7;

interface NotesProps {
  readonly cell: Cell;
  /** The cell sums a category over units: the hidden shortage is in some of them. */
  readonly inUnits: boolean;
}

/** Notes on a cell: categories that are short while the sum is not, categories or days without demand. */
export const Notes = ({ cell: { receipt, hides }, inUnits }: NotesProps) => {
  const { t } = useTranslation();
  const missing = receipt?.missingDemand ?? [];
  const days = receipt?.demand === null ? WEEK : (receipt?.demandDays ?? WEEK);
  const notes = [
    hides.length > 0 &&
      (inUnits ? t('overview.notes.hidesUnit') : t('overview.notes.hides', { names: hides.join(', ') })),
    missing.length > 0 &&
      (inUnits ? t('overview.notes.missingUnit') : t('overview.notes.missing', { names: missing.join(', ') })),
    days < WEEK && t('overview.notes.days', { count: days }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
};
