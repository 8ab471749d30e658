import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { PrintedSheet } from '#web/kit/ui/sheet/PrintedSheet.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { formIn, type PeriodRow } from './row.ts';
import { useRowHead } from './useRowHead.tsx';

interface PersonPrintProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly sheet: SheetModel<PeriodRow>;
}

/** The periods of an employee on paper, as they are typed now, and their picture over the years. */
export const PersonPrint = ({ place, asset, sheet }: PersonPrintProps) => {
  const { t } = useTranslation();
  const { today } = usePlanner();
  const rowHead = useRowHead(asset.periods, today, undefined);
  const employed = asset.consistentPeriods.map((span) => spanText(span, t('ui.period.openShort')));
  return (
    <PlanPrint
      place={place}
      screen={t('plan.assets')}
      period={[asset.name, ...employed].join(', ')}
      facts={sheet.changes > 0 ? [t('ui.sheet.unsaved', { count: sheet.changes })] : []}
    >
      <PrintSheet>
        <PrintedSheet sheet={sheet} rowHead={rowHead} />
        <Timeline forms={sheet.rows.map(({ row, texts }) => formIn(texts, row))} today={today} />
      </PrintSheet>
    </PlanPrint>
  );
};
