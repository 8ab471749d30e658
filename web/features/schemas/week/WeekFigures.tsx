import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import type { Day } from '#shared/time/day.ts';
import { isPartly } from '#web/domain/receipts/cells.ts';
import { absentOf } from '#web/domain/receipts/net.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { Difference, Line, Sum } from './Line.tsx';
import { StaffFigures } from './StaffFigures.tsx';
import styles from './WeekPanel.module.css';

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

interface WeekFiguresProps {
  readonly receipt: Receipt;
  /** The Monday from which the weeks are net of expected absence; undefined: they are gross. */
  readonly netMonday: Day | undefined;
  /** What the expected absence comes from. */
  readonly source?: ReactNode;
}

/** The figures of a week as the receipt lists them: services, then shifts, staff and levels. */
export const WeekFigures = ({ receipt, netMonday, source }: WeekFiguresProps) => {
  const { t } = useTranslation();
  const net = netMonday !== undefined && receipt.start >= netMonday ? receipt.netSupply : undefined;
  return (
    <>
      <h3>{t('schemas.group.services')}</h3>
      <dl className={styles.list}>
        <Line label={t('schemas.row.demand')} field="demand">
          <Sum value={receipt.demand} />
        </Line>
        <Line label={t('schemas.row.supply')} field="workRateSum">
          <Sum value={receipt.workRateSum} />
        </Line>
        {net !== undefined && (
          <>
            <Line label={t('schemas.row.absent')}>
              <Sum value={absentOf(receipt, net)} />
            </Line>
            <Line label={t('schemas.row.netSupply')} field="netSupply">
              <Sum value={net} />
            </Line>
          </>
        )}
        <Line label={t('schemas.row.budget')} field="budget">
          <Sum value={receipt.budget} />
        </Line>
        {net !== undefined && (
          <Line label={t('schemas.panel.netDiff')} field="netDiff" strong>
            <Difference value={writtenDiff(receipt, 'netDiff')} />
          </Line>
        )}
        <Line label={t('schemas.panel.diff')} field="diff" strong={net === undefined}>
          <Difference value={writtenDiff(receipt, 'diff')} />
        </Line>
        <Line label={t('schemas.panel.diffBudget')} field="diffBudget">
          <Difference value={writtenDiff(receipt, 'diffBudget')} />
        </Line>
        <Line label={t('schemas.panel.diffBudgetDemand')} field="diffBudgetDemand">
          <Difference value={writtenDifference(receipt.diffBudgetDemand, receipt.budget, receipt.demand)} />
        </Line>
        <Line label={t('schemas.panel.excluded')} field="workRateExcludedSum">
          <Sum value={receipt.workRateExcludedSum} />
        </Line>
      </dl>
      <Reservations {...receipt} />
      {net !== undefined && source}
      <StaffFigures receipt={receipt} />
    </>
  );
};
