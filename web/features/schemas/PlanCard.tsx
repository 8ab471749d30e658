import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { weekTexts } from '#web/domain/planning/dates.ts';
import { cellOf } from '#web/domain/receipts/cells.ts';
import { GraphLegend } from '#web/domain/receipts/GraphLegend.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { legendLines, type PlanFigures, planSpread } from './figures.ts';
import styles from './PlanCard.module.css';
import { Plane } from './Plane.tsx';
import { PlaneSkeleton } from './PlanSkeleton.tsx';
import { shortageOf } from './receipts/shortage.ts';
import { datesOf, headingOf } from './texts.ts';

/** What the shown weeks say as a whole: how many they are, where an open period is cut. */
const useFacts = ({ start, end }: Period, receipts: readonly Receipt[]): readonly string[] => {
  const { t } = useTranslation();
  const [first, last] = [receipts[0], receipts.at(-1)];
  return [
    ...(first && first.start > start ? [t('schemas.shownFrom', weekTexts(first.start))] : []),
    ...(last && end === null ? [t('schemas.shownTo', weekTexts(last.start))] : []),
    ...(receipts.length > 0 ? [t('schemas.count', { count: receipts.length })] : []),
  ];
};

const hasPartly = ({ receipts, groups }: PlanFigures): boolean =>
  receipts.some((receipt) => groups.some(({ rows }) => rows.some((row) => cellOf(row, receipt).days !== undefined)));

interface PlanCardProps {
  readonly schema: Period;
  /** The request for the figures: loading, loaded or failed. */
  readonly query: ComponentProps<typeof Loaded<PlanFigures>>['of'];
  readonly week: Day;
  readonly onSelect: (monday: Day) => void;
  /** What there is to say beside the number of weeks. */
  readonly facts?: readonly string[];
  /** Who changed it last, below the figures; nothing for the sum of several. */
  readonly change?: ReactNode;
  /** Right in the heading. */
  readonly menu: ReactNode;
}

/** A plan period: its heading, the tab's own, and legend over graph and receipts. */
export const PlanCard = ({ schema, query, week, onSelect, facts = [], change, menu }: PlanCardProps) => {
  const { t } = useTranslation();
  const weeks = useFacts(schema, query.data?.receipts ?? []);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{headingOf(schema)}</h1>
          <p>
            <span className={styles.dates}>{datesOf(schema, t('ui.period.open'))}</span>
            <span>{[...weeks, ...facts].join(' · ')}</span>
          </p>
        </div>
        <GraphLegend
          lines={legendLines(t, query.data)}
          short={shortageOf(query.data?.differences ?? []).weeks}
          spread={planSpread(query.data?.receipts ?? [], query.data ?? {}).length > 0}
        />
        {menu}
      </header>
      <Loaded of={query} skeleton={<PlaneSkeleton />}>
        {(figures) => (
          <>
            <Plane figures={figures} week={week} onSelect={onSelect} />
            {hasPartly(figures) && (
              <p className={styles.note}>
                <span className={styles.sample}>0,00</span> {t('schemas.partly')}
              </p>
            )}
            {change && <div className={`${styles.change} wide-only`}>{change}</div>}
          </>
        )}
      </Loaded>
    </>
  );
};
