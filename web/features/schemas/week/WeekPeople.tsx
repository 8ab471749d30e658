import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WeekPeople as People } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { href } from '#web/navigation/href.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { Num } from '#web/ui/figures/Num.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { usePeople } from './usePeople.ts';
import styles from './WeekPeople.module.css';

type Person = People['away'][number];

interface ListProps {
  readonly place: CategoryPlace;
  readonly title: string;
  readonly people: readonly Person[];
}

/** Linked names, each with the weeks and the comment of the period, and the rate. */
const List = ({ place, title, people }: ListProps) => {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.people} aria-label={title}>
        {people.map(({ assetId, name, from, to, rate, comment }) => {
          const { weeks } = periodText({ start: from, end: to }, t('ui.period.openShort'));
          return (
            <li key={`${assetId} ${from}`}>
              <Link to={href.plan({ ...place.ids, tab: 'assets', asset: assetId })}>{name}</Link>
              <Num value={rate} as="receipt" />
              <small title={comment}>{[weeks, comment].filter(Boolean).join(' ')}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
};

interface WeekPeopleProps {
  readonly place: CategoryPlace;
  readonly monday: Day;
}

/** Who explains the supply of the week: the employees who are away, leave and come, each linked to Personal. */
export const WeekPeople = ({ place, monday }: WeekPeopleProps) => {
  const { t } = useTranslation();
  const { data, error } = usePeople(place, monday);
  const { away = [], leaving = [], coming = [] } = data?.[0] ?? {};
  return (
    <>
      <ProblemAlert problem={data ? undefined : error} />
      <List place={place} title={t('schemas.people.away')} people={away} />
      <List place={place} title={t('schemas.people.leaving')} people={leaving} />
      <List place={place} title={t('schemas.people.coming')} people={coming} />
    </>
  );
};
