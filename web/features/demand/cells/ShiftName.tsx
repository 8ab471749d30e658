import { useTranslation } from 'react-i18next';
import { ShiftBadge, shiftKinds } from '#web/kit/ui/figures/ShiftBadge.tsx';
import styles from './Demand.module.css';
import { type DemandRow, measureNote } from './row.ts';

/** The name of a row's shift with its time of day and how the shift counts. */
export const ShiftName = ({ row }: { readonly row: DemandRow }) => {
  const { t } = useTranslation();
  const { measures, shift } = row;
  const notes = [
    ...(measures?.type === 'Rotation' ? [t('demand.rotation')] : []),
    ...(shift.isDutyShift ? [t('demand.duty')] : []),
    measureNote(measures),
  ];
  return (
    <span title={shift.shiftName}>
      <ShiftBadge kind={shiftKinds[row.kind]} />
      <span className={styles.shift}>{shift.shiftName}</span>
      {notes
        .filter((note) => note !== '')
        .map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
    </span>
  );
};
