import type { ReactNode } from 'react';
import styles from './Balance.module.css';

interface StatProps {
  readonly label: string;
  readonly short?: string;
  readonly unit?: string;
  readonly note?: ReactNode;
  /** Whether it is left out where the others take the room. */
  readonly optional?: boolean;
  /** Whether it does without a refused value. */
  readonly isUncertain?: boolean;
  readonly children: ReactNode;
}

/** One figure of a sum bar: label, value with unit, and a note; on a phone with the `short` label. */
export const Stat = ({ label, short, unit, note, optional = false, isUncertain = false, children }: StatProps) => (
  <div className={`${styles.stat} ${optional ? `wide-only ${styles.optional}` : ''}`}>
    <dt>
      {short === undefined ? (
        label
      ) : (
        <>
          <span className="wide-only">{label}</span>
          <span className="phone-only">{short}</span>
        </>
      )}
    </dt>
    <dd className={isUncertain ? styles.uncertain : undefined}>
      {children}
      {unit !== undefined && <small>{unit}</small>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
);
