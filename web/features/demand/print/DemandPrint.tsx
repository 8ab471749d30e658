import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import type { Demand } from '#shared/model/demand.ts';
import type { WeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { PrintNote } from '#web/kit/ui/print/PrintNote.tsx';
import { PrintedSheet } from '#web/kit/ui/sheet/PrintedSheet.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import type { DemandRow } from '../cells/row.ts';
import { useHeadAndFoot } from '../cells/useHeadAndFoot.tsx';
import { usePeriodFacts } from '../period/usePeriodFacts.ts';
import type { Sums } from '../sums/sums.ts';
import { PrintedBeds } from './PrintedBeds.tsx';
import { PrintedSums } from './PrintedSums.tsx';

interface DemandPrintProps {
  readonly place: CategoryPlace;
  readonly demand: Demand;
  readonly category: Category;
  readonly sheet: SheetModel<DemandRow>;
  readonly sums: Sums;
  readonly balance: WeekBalance;
  readonly comment: string;
}

/** A demand period on paper, as it is typed now: sums, table, beds of the period, comment. */
export const DemandPrint = ({ place, demand, category, sheet, sums, balance, comment }: DemandPrintProps) => {
  const { t } = useTranslation();
  const factsOf = usePeriodFacts();
  const { weeks, year } = periodText(demand, t('ui.period.openShort'));
  return (
    <PlanPrint
      place={place}
      screen={t('plan.demand')}
      period={`${weeks} ${year}`}
      facts={[
        ...factsOf(demand, category),
        ...(demand.simulation ? [t('ui.period.simulation')] : []),
        ...(sheet.changes > 0 ? [t('ui.sheet.unsaved', { count: sheet.changes })] : []),
      ]}
    >
      <PrintSheet>
        <PrintedSums sums={sums} balance={balance} />
        <PrintedSheet sheet={sheet} {...useHeadAndFoot(sums)} />
        {place.hasBeds && <PrintedBeds place={place} demand={demand} />}
        <PrintNote label={t('demand.comment')} text={comment} />
      </PrintSheet>
    </PlanPrint>
  );
};
