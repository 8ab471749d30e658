import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WeekPeople } from '#shared/model/receipt.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import type { Period } from '#shared/time/period.ts';
import { periodText, weekTexts } from '#web/domain/planning/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { href } from '#web/platform/navigation/href.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import styles from './PeopleLists.module.css';

/** An employee of a week, and the category that the employee belongs to. */
type PlacedPerson = WeekPeople['away'][number] & { readonly place: PlaceIds };

/** Who explains the supply of a week, by the reason. */
export type PlacedPeople = Readonly<Record<keyof WeekPeople, readonly PlacedPerson[]>>;

interface ListProps {
  readonly title: string;
  readonly people: readonly PlacedPerson[];
}

/** Linked names, each with the weeks and the comment of the period, and the rate; the heading has the number and the sum. */
const List = ({ title, people }: ListProps) => {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const weeksOf = (period: Period) =>
    period.end === null
      ? t('ui.people.since', weekTexts(period.start))
      : periodText(period, t('ui.period.openShort')).weeks;
  const sum = tidy(people.reduce((total, { rate }) => total + rate, 0));
  return (
    <>
      <h3 className={styles.heading}>
        {title}
        <span>{t('ui.people.count', { count: people.length })}</span>
        <b>{numberText(sum, 'receipt')}</b>
      </h3>
      <ul className={styles.people} aria-label={title}>
        {people.map(({ assetId, name, from, to, rate, comment, place }) => {
          const cause = comment.replace(/\.$/, '');
          return (
            <li key={`${assetId} ${from}`}>
              <Link to={href.plan({ ...place, tab: 'assets', asset: assetId })}>{name}</Link>
              <small title={comment}>
                {cause && <span>{cause},</span>} <span>{weeksOf({ start: from, end: to })}</span>
              </small>
              <span>{numberText(rate, 'receipt')}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** Who is away, leaves and comes in a week, each linked to Personal. */
export const PeopleLists = ({ people: { away, leaving, coming } }: { readonly people: PlacedPeople }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.lists}>
      <List title={t('ui.people.away')} people={away} />
      <List title={t('ui.people.leaving')} people={leaving} />
      <List title={t('ui.people.coming')} people={coming} />
    </div>
  );
};
