import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { ExplainedField } from '#web/explain/Explained.tsx';
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
              <ExplainedField field="weekendShiftCount" of={t('schemas.row.weekend').toLowerCase()}>
                <Sum value={receipt.weekendShiftCount} />
              </ExplainedField>
            </td>
            <td>
              <ExplainedField
                field="diffWeekendShifts"
                of={`${t('schemas.row.weekend')}, ${t('schemas.panel.difference')}`.toLowerCase()}
              >
                <Difference value={receipt.diffWeekendShifts} />
              </ExplainedField>
            </td>
          </tr>
          <tr>
            <th scope="row">{t('schemas.row.night')}</th>
            <td>
              <ExplainedField field="nightShiftCount" of={t('schemas.row.night').toLowerCase()}>
                <Sum value={receipt.nightShiftCount} />
              </ExplainedField>
            </td>
            <td>
              <ExplainedField
                field="diffNightShifts"
                of={`${t('schemas.row.night')}, ${t('schemas.panel.difference')}`.toLowerCase()}
              >
                <Difference value={receipt.diffNightShifts} />
              </ExplainedField>
            </td>
          </tr>
        </tbody>
      </table>
      <h3>{t('schemas.group.staff')}</h3>
      <dl className={styles.list}>
        <Line label={t('schemas.row.working')} field="workingCount">
          {receipt.workingCount}
        </Line>
        <Line label={t('schemas.panel.fillIn')} field="fillInCount">
          {receipt.fillInCount}
        </Line>
        <Line label={t('schemas.panel.rented')} field="contractorCount">
          {receipt.contractorCount}
        </Line>
      </dl>
      <h3>{t('schemas.panel.levels')}</h3>
      <Levels levels={receipt.levels} />
    </>
  );
};
