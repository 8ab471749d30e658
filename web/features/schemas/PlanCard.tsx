import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import { weekTexts } from '#web/planning/dates.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { Legend } from './graph/Legend.tsx';
import styles from './PlanCard.module.css';
import { Plane } from './Plane.tsx';
import { PlaneSkeleton } from './PlanSkeleton.tsx';
import { cellOf, groups, type ReceiptRow } from './receipts/rows.ts';
import { shortageOf } from './receipts/shortage.ts';
import { datesOf, headingOf } from './texts.ts';

/** What the shown weeks say as a whole: how many they are, where an open period is cut. */
const useFacts = ({ start, end }: Schema, receipts: readonly Receipt[]): readonly string[] => {
  const { t } = useTranslation();
  const [first, last] = [receipts[0], receipts.at(-1)];
  return [
    ...(first && first.start > start ? [t('schemas.shownFrom', weekTexts(first.start))] : []),
    ...(last && end === null ? [t('schemas.shownTo', weekTexts(last.start))] : []),
    ...(receipts.length > 0 ? [t('schemas.count', { count: receipts.length })] : []),
  ];
};

const rows: readonly ReceiptRow[] = groups.flatMap(({ rows: inGroup }): readonly ReceiptRow[] => inGroup);
const hasPartly = (receipts: readonly Receipt[]): boolean =>
  receipts.some((receipt) => rows.some((row) => cellOf(row, receipt).days !== undefined));

interface PlanCardProps {
  readonly schema: Schema;
  /** The request for the receipts: loading, loaded or failed. */
  readonly query: ComponentProps<typeof Loaded<readonly Receipt[]>>['of'];
  readonly week: Day;
  readonly onSelect: (monday: Day) => void;
  /** Right in the heading. */
  readonly menu: ReactNode;
}

/** A plan period: its heading, the tab's own, and legend over graph and receipts. */
export const PlanCard = ({ schema, query, week, onSelect, menu }: PlanCardProps) => {
  const { t } = useTranslation();
  const facts = useFacts(schema, query.data ?? []);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{headingOf(t, schema)}</h1>
          <p>{[datesOf(schema, t('ui.period.open')), ...facts].join(' · ')}</p>
        </div>
        <Legend short={shortageOf(query.data ?? []).weeks} />
        {menu}
      </header>
      <Loaded of={query} skeleton={<PlaneSkeleton />}>
        {(receipts) => (
          <>
            <Plane receipts={receipts} week={week} onSelect={onSelect} />
            {hasPartly(receipts) && (
              <p className={styles.note}>
                <span className={styles.sample}>0,00</span> {t('schemas.partly')}
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
};
