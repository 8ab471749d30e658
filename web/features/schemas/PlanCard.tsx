import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import { Legend } from './graph/Legend.tsx';
import styles from './PlanCard.module.css';
import { Plane } from './Plane.tsx';
import { cellOf, groups, type ReceiptRow } from './receipts/rows.ts';
import { shortageOf } from './receipts/shortage.ts';
import { datesOf, headingOf, weekTexts } from './texts.ts';

interface PlanHeadProps {
  readonly schema: Schema;
  /** After the dates. */
  readonly facts?: readonly string[];
  /** Right: legend and menu. */
  readonly children: ReactNode;
}

/** The heading of a plan period with its dates; the tab's own heading. */
export const PlanHead = ({ schema, facts = [], children }: PlanHeadProps) => {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <div>
        <h1>{headingOf(t, schema)}</h1>
        <p>{[datesOf(schema, t('ui.period.open')), ...facts].join(' · ')}</p>
      </div>
      {children}
    </header>
  );
};

/** What the shown weeks say as a whole: how many they are, where an open period is cut. */
const useFacts = ({ start, end }: Schema, receipts: readonly Receipt[]): readonly string[] => {
  const { t } = useTranslation();
  const [first, last] = [receipts[0], receipts.at(-1)];
  return [
    ...(first && first.start > start ? [t('schemas.shownFrom', weekTexts(first.start))] : []),
    ...(last && end === null ? [t('schemas.shownTo', weekTexts(last.start))] : []),
    t('schemas.count', { count: receipts.length }),
  ];
};

const rows: readonly ReceiptRow[] = groups.flatMap(({ rows: inGroup }): readonly ReceiptRow[] => inGroup);
const hasPartly = (receipts: readonly Receipt[]): boolean =>
  receipts.some((receipt) => rows.some((row) => cellOf(row, receipt).days !== undefined));

interface PlanCardProps {
  readonly schema: Schema;
  readonly receipts: readonly Receipt[];
  readonly week: Day;
  readonly onSelect: (monday: Day) => void;
  readonly menu: ReactNode;
}

/** A plan period: heading and legend over graph and receipts. */
export const PlanCard = ({ schema, receipts, week, onSelect, menu }: PlanCardProps) => {
  const { t } = useTranslation();
  return (
    <>
      <PlanHead schema={schema} facts={useFacts(schema, receipts)}>
        <Legend short={shortageOf(receipts).weeks} />
        {menu}
      </PlanHead>
      <Plane receipts={receipts} week={week} onSelect={onSelect} />
      {hasPartly(receipts) && (
        <p className={styles.note}>
          <span className={styles.sample}>0,00</span> {t('schemas.partly')}
        </p>
      )}
    </>
  );
};
