import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demand as contract } from '#shared/contract/demand.ts';
import type { Category } from '#shared/model/category.ts';
import type { Demand, DemandComparison } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { ExportButton } from '#web/domain/receipts/ExportButton.tsx';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { send } from '#web/platform/api/live.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import styles from '../DemandTab.module.css';
import compareStyles from './Compare.module.css';
import { CompareHead } from './CompareHead.tsx';
import { CompareSums } from './CompareSums.tsx';
import { CoverageCard } from './coverage/CoverageCard.tsx';
import { Differing } from './Differing.tsx';
import { mostShared } from './model/against.ts';
import { costsOf } from './model/costs.ts';
import { comparedRows, comparedSums } from './model/rows.ts';
import { coverageOf } from './model/weeks.ts';
import { SideCard } from './outcome/SideCard.tsx';
import { useBedsText } from './outcome/useBedsText.ts';
import { ComparisonPrint } from './print/ComparisonPrint.tsx';
import { RefusalAlert } from './RefusalAlert.tsx';
import { CompareTable } from './table/CompareTable.tsx';
import type { ComparisonAddress } from './useComparisonAddress.ts';
import { usePromotion } from './usePromotion.tsx';
import { useWeeksAround } from './useWeeksAround.ts';

interface ComparisonProps {
  readonly place: CategoryPlace;
  readonly comparison: DemandComparison;
  readonly category: Category;
  readonly address: ComparisonAddress;
  readonly refresh: () => Promise<DemandComparison | undefined>;
  readonly onPromoted: (demand: Demand) => void;
}

/** The comparison: one table against the chosen live period, the coverage of all weeks, and what a promotion would do. */
export const Comparison = ({ place, comparison, category, address, refresh, onPromoted }: ComparisonProps) => {
  const { t } = useTranslation();
  const [isOnly, setOnly] = useState(false);
  const { simulated, live, weeks } = comparison;
  const against = live.find(({ id }) => id === address.against) ?? mostShared(live, simulated);
  const weeksOf = (period: Demand) => periodText(period, t('ui.period.openShort')).weeks;
  const table = useMemo(() => {
    const periods = against && { live: against, simulated };
    return periods && { rows: comparedRows(periods, category), sums: comparedSums(periods) };
  }, [against, simulated, category]);
  const costs = useMemo(
    () => costsOf(comparison.cost, { id: place.id, name: place.name }, against?.id),
    [comparison, place, against],
  );
  const { around, isSettled } = useWeeksAround(place, comparison);
  const beds = useBedsText(place, { simulated, against });
  const coverage = useMemo(() => coverageOf(weeks, around), [weeks, around]);
  const { promote, refused, isBusy } = usePromotion({
    place,
    simulated,
    category,
    beds,
    refresh,
    onPromoted: (demand) => {
      onPromoted(demand);
      address.close({ replace: true });
    },
  });

  const rows = table?.rows.filter(({ differences }) => !isOnly || differences > 0);
  return (
    <>
      <div className={styles.work}>
        <section className={styles.sheet} aria-label={t('demand.compare.table')}>
          <CompareHead
            simulated={simulated}
            category={category}
            live={live}
            against={against}
            canPromote={place.canWrite}
            isBusy={isBusy}
            onAgainst={address.choose}
            onClose={address.close}
            onPromote={() => void promote(comparison)}
          />
          {refused && <RefusalAlert {...refused} />}
          {table === undefined && <EmptyState title={t('demand.compare.none')} text={t('demand.compare.noneText')} />}
          {table?.rows.length === 0 && <EmptyState title={t('demand.noShifts')} text={t('demand.noShiftsText')} />}
          {table && rows && table.rows.length > 0 && (
            <>
              <CompareTable rows={rows} sums={table.sums} />
              <Differing rows={table.rows} isOnly={isOnly} onOnly={setOnly} />
            </>
          )}
        </section>
        <div className={compareStyles.below}>
          <CoverageCard coverage={coverage} weeksText={weeksOf(simulated)} />
          <SideCard place={place} comparison={comparison} costs={costs} weeksText={weeksOf(simulated)} beds={beds} />
        </div>
      </div>
      <CompareSums
        sums={table?.sums}
        costs={costs}
        coverage={coverage}
        liveWeeks={against ? weeksOf(against) : ''}
        weeksText={weeksOf(simulated)}
      />
      <ExportButton
        fetchFile={(kind, signal) =>
          send(
            contract.compareExport,
            { params: { ...place.ids, demandId: simulated.id }, query: { kind } },
            { signal },
          )
        }
      />
      <PrintButton ready={isSettled && (beds !== undefined || !place.hasBeds)} />
      <ComparisonPrint
        place={place}
        comparison={comparison}
        category={category}
        against={against}
        rows={rows ?? []}
        sums={table?.sums}
        costs={costs}
        coverage={coverage}
        beds={beds}
      />
    </>
  );
};
