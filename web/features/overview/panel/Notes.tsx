import { useTranslation } from 'react-i18next';
import type { Cell } from '../model/rows.ts';
import styles from './Panel.module.css';

const WEEK = 7;

interface NotesProps {
  readonly cell: Cell;
  /** The cell sums a category up over units: what it hides lies in some of them. */
  readonly inUnits: boolean;
}

/** What the sum of a cell hides: categories that are short, demand that is missing for some of them or some days. */
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
