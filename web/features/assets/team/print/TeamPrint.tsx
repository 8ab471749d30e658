import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { partsOf } from '#web/kit/ui/print/parts.ts';
import { weekSpan } from '#web/kit/ui/weeks.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import type { TeamWeeks } from '../model/weeks.ts';
import type { PrintedPerson } from './PersonRow.tsx';
import { TeamPart } from './TeamPart.tsx';

interface TeamPrintProps {
  readonly place: CategoryPlace;
  readonly weeks: TeamWeeks;
  /** Every employee, in the order of the sheet. */
  readonly people: readonly PrintedPerson[];
  readonly demand: ReadonlyMap<string, number | null>;
  /** How many employees have typed values that are not saved. */
  readonly changed: number;
}

/** What one page is wide enough for. */
const WEEKS_A_PAGE = 27;

/** The team sheet on paper with what is typed: every employee and week, also those that are folded or filtered out. */
export const TeamPrint = ({ place, weeks, people, demand, changed }: TeamPrintProps) => {
  const { t } = useTranslation();
  const { shown } = weeks;
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const mondays = shown.map(({ start }): Day => start);
  return (
    <PlanPrint
      place={place}
      screen={t('plan.assets')}
      period={weekSpan(first, last)}
      facts={[
        t('assets.team.people', { count: people.length }),
        ...(changed > 0 ? [t('assets.team.unsaved', { count: changed })] : []),
      ]}
    >
      {partsOf(mondays, WEEKS_A_PAGE).map((part) => (
        <PrintSheet key={part[0]}>
          <TeamPart people={people} mondays={part} demand={demand} />
        </PrintSheet>
      ))}
    </PlanPrint>
  );
};
