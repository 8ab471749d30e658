import { useTranslation } from 'react-i18next';
import { imbalanceOf } from '#shared/calculation/index.ts';
import type { Receipt } from '#shared/model/receipt.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { Levels } from './Levels.tsx';
import { Difference, Line, Sum } from './Line.tsx';
import styles from './WeekPanel.module.css';

interface StaffFiguresProps {
  readonly receipt: Receipt;
  /** The receipts of the categories that `receipt` is the sum of. */
  readonly parts?: readonly Receipt[];
}

type DifferenceField = 'diffWeekendShifts' | 'diffNightShifts';

/**
 * Shifts, number of staff and their levels in a week. Of several categories shortage and surplus of shifts are shown apart:
 * too many night shifts in one do not fill the lack in another.
 */
export const StaffFigures = ({ receipt, parts }: StaffFiguresProps) => {
  const { t } = useTranslation();
  const heads = parts ? (['short', 'over'] as const) : (['difference'] as const);
  const differences = (label: string, field: DifferenceField) => {
    if (!parts)
      return [
        <ExplainedField key={field} field={field} of={`${label}, ${t('schemas.panel.difference')}`.toLowerCase()}>
          <Difference value={receipt[field]} />
        </ExplainedField>,
      ];
    const imbalance = imbalanceOf(parts.map((part) => part[field]));
    return (['short', 'over'] as const).map((side) => (
      <ExplainedField
        key={side}
        field={`${field}.${side}`}
        of={`${label}, ${t(`schemas.panel.${side}`)}`.toLowerCase()}
      >
        <Difference value={imbalance?.[side] ?? null} />
      </ExplainedField>
    ));
  };
  const row = (label: string, count: 'weekendShiftCount' | 'nightShiftCount', field: DifferenceField) => (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <ExplainedField field={count} of={label.toLowerCase()}>
          <Sum value={receipt[count]} />
        </ExplainedField>
      </td>
      {differences(label, field).map((figure) => (
        <td key={figure.key}>{figure}</td>
      ))}
    </tr>
  );
  return (
    <>
      <h3>{t('schemas.panel.shifts')}</h3>
      <table className={styles.shifts}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('schemas.panel.number')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`schemas.panel.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('schemas.row.weekend'), 'weekendShiftCount', 'diffWeekendShifts')}
          {row(t('schemas.row.night'), 'nightShiftCount', 'diffNightShifts')}
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
