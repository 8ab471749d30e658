import { useTranslation } from 'react-i18next';
import { followup as contract } from '#shared/contract/followup.ts';
import { today } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { ClosedView } from './ClosedView.tsx';
import { FollowUpTools } from './FollowUpTools.tsx';
import { FollowUpView } from './FollowUpView.tsx';

interface YearProps {
  readonly unit: UnitPlace;
  readonly years: readonly number[];
  readonly year: number;
  readonly onYear: (year: number) => void;
  /** The closed month whose kept report is shown, 1 to 12; undefined: the follow-up as it is now. */
  readonly closed: number | undefined;
  readonly onClosed: (month: number | undefined) => void;
}

const Year = ({ unit, years, year, onYear, closed, onClosed }: YearProps) => {
  const { t } = useTranslation();
  const answer = useEndpoint(
    contract.year,
    { params: { ...unit.ids, year: String(year) } },
    { keepPreviousData: true },
  );
  return (
    <>
      <FollowUpTools unitId={unit.id} years={years} year={year} onYear={onYear} />
      {closed === undefined ? (
        <Loaded of={answer} heading={t('followup.title', { year: String(year) })} skeleton={<CardSkeleton />}>
          {(followUp) => <FollowUpView unit={unit} followUp={followUp} onClosed={onClosed} />}
        </Loaded>
      ) : (
        <ClosedView unit={unit} year={year} month={closed} onLeave={() => onClosed(undefined)} />
      )}
    </>
  );
};

/** The year of the address if there is follow-up of it, else this year, else the last one; undefined without any. */
const shownYear = (years: readonly number[], named: string | undefined, thisYear: number): number | undefined =>
  years.find((year) => String(year) === named) ?? years.find((year) => year === thisYear) ?? years.at(-1);

/** Uppföljning: worked hours of a unit's year against its demand, by month. The year is in the address. */
export const FollowUpTab = ({ unit }: { readonly unit: UnitPlace }) => {
  const { t } = useTranslation();
  const [text, setYear] = useAddressState('year');
  const [month, setMonth] = useAddressState('closed');
  const closed = month !== undefined && /^([1-9]|1[0-2])$/.test(month) ? Number(month) : undefined;
  const years = useEndpoint(contract.years, { params: unit.ids });
  const thisYear = Number(today().slice(0, 4));
  // The year that is most likely shown is requested at once; with another one this answer is not used.
  const likely = text && /^\d{4}$/.test(text) ? text : String(thisYear);
  useEndpoint(contract.year, { params: { ...unit.ids, year: likely } });
  return (
    <Loaded of={years} heading={t('plan.followup')} skeleton={<CardSkeleton />}>
      {(all) => {
        const year = shownYear(all, text, thisYear);
        return year === undefined ? (
          <StateScreen heading={t('plan.followup')}>
            <EmptyState title={t('followup.none')} text={t('followup.noneText')} />
          </StateScreen>
        ) : (
          <Year
            unit={unit}
            years={all}
            year={year}
            onYear={(next) => setYear(String(next))}
            closed={closed}
            onClosed={(one) => setMonth(one === undefined ? null : String(one))}
          />
        );
      }}
    </Loaded>
  );
};
