import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { type Figures, isVisible, writtenChange } from '../model/pair.ts';
import styles from './CompareTable.module.css';

/** Three cells of hours or services: live, simulated, and their difference; more demand is neither good nor bad. */
export const FigureCells = ({ figures }: { readonly figures: Figures }) => {
  const change = writtenChange(figures, 2);
  const changed = isVisible(change, 2);
  const text = change === null ? '–' : changed ? numberText(change, 'receipt', { sign: true }) : '0';
  return (
    <>
      <td className={`${styles.figure} ${styles.group} ${styles.quiet}`}>{numberText(figures.live, 'receipt')}</td>
      <td className={styles.figure}>{numberText(figures.simulated, 'receipt')}</td>
      <td className={`${styles.figure} ${changed ? styles.changed : styles.quiet}`}>{text}</td>
    </>
  );
};
