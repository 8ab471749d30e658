import type { WeekPeople as People } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { PeopleLists } from '#web/domain/receipts/PeopleLists.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { type ShownPeople, usePeople } from './usePeople.ts';

interface WeekPeopleProps {
  readonly place: CategoryPlace;
  readonly monday: Day;
  readonly shown: ShownPeople | undefined;
}

/** Who explains the supply of the week: the employees who are away, leave and come, each linked to Personal. */
export const WeekPeople = ({ place, monday, shown }: WeekPeopleProps) => {
  const { people: known, error } = usePeople(place, monday, shown);
  const { away = [], leaving = [], coming = [] } = known ?? {};
  const placed = (people: People['away']) => people.map((person) => ({ ...person, place: place.ids }));
  return (
    <>
      <ProblemAlert problem={error} />
      <PeopleLists people={{ away: placed(away), leaving: placed(leaving), coming: placed(coming) }} />
    </>
  );
};
