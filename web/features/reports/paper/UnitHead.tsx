import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './UnitHead.module.css';

interface UnitHeadProps {
  readonly unit: UnitOverview;
  /** Whether demanded hours and services are among the facts. */
  readonly withDemand: boolean;
}

/** A unit of a report: its name, beds, and with demand its hours and services. */
export const UnitHead = ({ unit, withDemand }: UnitHeadProps) => {
  const { t } = useTranslation();
  const { unitId, unitName, areaName, beds, weekendBeds, bedsComment } = unit;
  const name = unitName ?? t('reports.unit.all');
  const figure = (field: string, text: string): ReactNode => (
    <Explained figure={{ unitId, categoryName: null, field }} of={`${name}, ${t(`reports.unit.${field as 'sum'}`)}`}>
      {text}
    </Explained>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(beds === null && weekendBeds === null
      ? []
      : [
          [
            t('reports.unit.beds'),
            t('reports.unit.bedCount', {
              weekday: numberText(beds, 'number'),
              weekend: numberText(weekendBeds, 'number'),
            }),
          ] as const,
        ]),
    ...(withDemand
      ? ([
          [t('reports.unit.hoursPerWeek'), figure('hoursPerWeek', numberText(unit.hoursPerWeek, 'hours'))],
          [t('reports.unit.hoursPerMonth'), figure('hoursPerMonth', numberText(unit.hoursPerMonth, 'hours'))],
          [t('reports.unit.sum'), figure('sum', numberText(unit.sum, 'receipt'))],
        ] as const)
      : []),
    ...(unit.budgetHours === null
      ? []
      : [[t('reports.unit.budgetHours'), figure('budgetHours', numberText(unit.budgetHours, 'hours'))] as const]),
  ];
  return (
    <header className={styles.head}>
      <div>
        <h2>{name}</h2>
        {areaName !== null && <p>{areaName}</p>}
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bedsComment !== '' && <p className={styles.comment}>{bedsComment}</p>}
    </header>
  );
};
