import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { Levels } from './Levels.tsx';
import { Difference, Line, Sum } from './Line.tsx';
import styles from './WeekPanel.module.css';

/** Shifts, number of staff and their levels in a week. */
export const StaffFigures = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('schemas.panel.shifts')}</h3>
      <table className={styles.shifts}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('schemas.panel.number')}</th>
            <th scope="col">{t('schemas.panel.difference')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('schemas.row.weekend')}</th>
            <td>
              <Sum value={receipt.weekendShiftCount} />
            </td>
            <td>
              <Difference value={receipt.diffWeekendShifts} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('schemas.row.night')}</th>
            <td>
              <Sum value={receipt.nightShiftCount} />
            </td>
            <td>
              <Difference value={receipt.diffNightShifts} />
            </td>
          </tr>
        </tbody>
      </table>
      <h3>{t('schemas.group.staff')}</h3>
      <dl className={styles.list}>
        <Line label={t('schemas.row.working')}>{receipt.workingCount}</Line>
        <Line label={t('schemas.panel.fillIn')}>{receipt.fillInCount}</Line>
        <Line label={t('schemas.panel.rented')}>{receipt.contractorCount}</Line>
      </dl>
      <h3>{t('schemas.panel.levels')}</h3>
      <Levels levels={receipt.levels} />
    </>
  );
};
