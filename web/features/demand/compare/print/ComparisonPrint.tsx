import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import type { Demand, DemandComparison } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { partsOf } from '#web/kit/ui/print/parts.ts';
import { WEEKS_A_PAGE } from '#web/kit/ui/print/weekColumns.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { usePeriodFacts } from '../../period/usePeriodFacts.ts';
import type { Costs } from '../model/costs.ts';
import type { ComparedRow, ComparedSums } from '../model/rows.ts';
import type { CoverageOfWeeks } from '../model/weeks.ts';
import { OutcomeList } from '../outcome/OutcomeList.tsx';
import { CompareTable } from '../table/CompareTable.tsx';
import { ComparisonFacts } from './ComparisonFacts.tsx';
import styles from './Print.module.css';
import { PrintedCoverage } from './PrintedCoverage.tsx';

interface ComparisonPrintProps {
  readonly place: CategoryPlace;
  readonly comparison: DemandComparison;
  readonly category: Category;
  /** The live period of the table. */
  readonly against: Demand | undefined;
  /** As they are shown. */
  readonly rows: readonly ComparedRow[];
  readonly sums: ComparedSums | undefined;
  readonly costs: Costs | undefined;
  readonly coverage: CoverageOfWeeks;
  readonly beds: string | undefined;
}

/** The comparison on paper: sums and table against the live period, the coverage of all weeks, what a promotion would do. */
export const ComparisonPrint = ({
  place,
  comparison,
  category,
  against,
  rows,
  sums,
  ...props
}: ComparisonPrintProps) => {
  const { t } = useTranslation();
  const factsOf = usePeriodFacts();
  const { simulated, replaced } = comparison;
  const { costs, coverage, beds } = props;
  const nameOf = (period: Demand) => periodText(period, t('ui.period.openShort'));
  const { weeks, year } = nameOf(simulated);
  const [first = [], ...others] = partsOf(coverage.weeks, WEEKS_A_PAGE);
  const part = t('demand.compare.print');
  return (
    <PlanPrint
      place={place}
      screen={t('plan.demand')}
      period={`${weeks} ${year}`}
      facts={[
        t('ui.period.simulation'),
        against ? t('demand.compare.with', { ...nameOf(against) }) : t('demand.compare.none'),
        ...factsOf(simulated, category),
      ]}
    >
      <PrintSheet part={part}>
        <ComparisonFacts sums={sums} costs={costs} coverage={coverage} />
        {sums && rows.length > 0 && <CompareTable rows={rows} sums={sums} />}
        <PrintedCoverage weeks={first} coverage={coverage} />
        <section className={styles.outcome}>
          <h2>{t('demand.compare.outcome.title')}</h2>
          <OutcomeList replaced={replaced} weeksText={weeks} weeks={coverage.count} beds={beds} />
        </section>
      </PrintSheet>
      {others.map((some) => (
        <PrintSheet key={some[0]?.start} part={part}>
          <PrintedCoverage weeks={some} coverage={coverage} />
        </PrintSheet>
      ))}
    </PlanPrint>
  );
};
