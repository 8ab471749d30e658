import { momentText } from '#web/kit/ui/dates.ts';
import styles from './ListCard.module.css';

interface ChangedProps {
  readonly changedAt: string;
  readonly changedBy: string;
}

/** When something was changed and by which account, below each other where they do not fit on one line. */
export const Changed = ({ changedAt, changedBy }: ChangedProps) => (
  <span className={styles.changed}>
    <span>{momentText(changedAt)}</span> <small>{changedBy}</small>
  </span>
);
