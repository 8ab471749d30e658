import { useTranslation } from 'react-i18next';
import { sundayOf } from '#shared/time/week.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { PrintNote } from '#web/kit/ui/print/PrintNote.tsx';
import { partsOf } from '#web/kit/ui/print/parts.ts';
import { WEEKS_A_PAGE } from '#web/kit/ui/print/weekColumns.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import type { PlanFigures } from '../figures.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanPart } from './PlanPart.tsx';

interface PeriodPrintProps {
  readonly place: Place;
  readonly figures: PlanFigures;
  readonly comments: string;
}

/** A plan period on paper: graph and receipts of 21 weeks a page, all pages on the same scale. */
export const PeriodPrint = ({ place, figures, comments }: PeriodPrintProps) => {
  const { t } = useTranslation();
  const { receipts } = figures;
  const [first, last] = [receipts[0], receipts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { weeks, year, days } = periodText({ start: first.start, end: sundayOf(last.start) }, '');
  return (
    <PlanPrint
      place={place}
      screen={t('plan.schemas')}
      period={`${weeks} ${year}`}
      facts={[days, t('schemas.count', { count: receipts.length })]}
    >
      {partsOf(receipts, WEEKS_A_PAGE).map((part, index) => (
        <PrintSheet key={part[0]?.start}>
          {index === 0 && <PlanFacts figures={figures} />}
          <PlanPart receipts={part} figures={figures} />
          {index === 0 && <PrintNote label={t('schemas.comment.short')} text={comments} />}
        </PrintSheet>
      ))}
    </PlanPrint>
  );
};
