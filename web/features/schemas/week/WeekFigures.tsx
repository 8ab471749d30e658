import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { Num } from '#web/ui/figures/Num.tsx';
import { isPartly } from '../receipts/rows.ts';
import { Levels } from './Levels.tsx';
import styles from './WeekPanel.module.css';

interface LineProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

const Line = ({ label, strong = false, children }: LineProps) => (
  <div className={strong ? styles.strong : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Sum = ({ value }: { readonly value: number | null }) => <Num value={value} as="receipt" />;
const Difference = ({ value }: { readonly value: number | null }) => <Num value={value} as="receipt" difference />;

/** What a reader must know before trusting the week's figures: no demand, or one for some of its days only. */
const Reservations = ({ demandDays, budgetDays }: Receipt) => {
  const { t } = useTranslation();
  const notes = [
    ...(demandDays === 0 ? [t('schemas.panel.missingDemand')] : []),
    ...(isPartly(demandDays) ? [t('schemas.panel.partlyDemand', { days: String(demandDays) })] : []),
    ...(isPartly(budgetDays) ? [t('schemas.panel.partlyBudget', { days: String(budgetDays) })] : []),
  ];
  return notes.map((text) => (
    <p key={text} className={styles.reservation}>
      {text}
    </p>
  ));
};

/** The figures of a week as the receipt lists them: services, shifts, staff, levels. */
export const WeekFigures = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('schemas.group.services')}</h3>
      <dl className={styles.list}>
        <Line label={t('schemas.row.demand')}>
          <Sum value={receipt.demand} />
        </Line>
        <Line label={t('schemas.row.supply')}>
          <Sum value={receipt.workRateSum} />
        </Line>
        <Line label={t('schemas.row.budget')}>
          <Sum value={receipt.budget} />
        </Line>
        <Line label={t('schemas.panel.diff')} strong>
          <Difference value={receipt.diff} />
        </Line>
        <Line label={t('schemas.panel.diffBudget')}>
          <Difference value={receipt.diffBudget} />
        </Line>
        <Line label={t('schemas.panel.diffBudgetDemand')}>
          <Difference value={receipt.diffBudgetDemand} />
        </Line>
        <Line label={t('schemas.panel.excluded')}>
          <Sum value={receipt.workRateExcludedSum} />
        </Line>
      </dl>
      <Reservations {...receipt} />
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
