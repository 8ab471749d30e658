import type { Week } from '#shared/time/week.ts';
import styles from './Net.module.css';
import { NetFigures, type NetReceipt } from './NetFigures.tsx';
import { type NetPart, NetTable } from './NetTable.tsx';
import { Risk, type RiskFigures } from './Risk.tsx';

interface UnitNetProps {
  /** The sum of the parts. */
  readonly receipt: NetReceipt & RiskFigures;
  readonly parts: readonly NetPart[];
  readonly week: Week;
}

/** What expected absence leaves of a unit's supply in a week, of its categories beside each other, and the highest risk. */
export const UnitNet = ({ receipt, parts, week }: UnitNetProps) => (
  <div className={styles.net}>
    <NetFigures receipt={receipt} />
    <Risk receipt={receipt} of={undefined} isSum />
    <NetTable parts={parts} week={week} />
  </div>
);
