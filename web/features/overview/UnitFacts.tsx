import { useTranslation } from 'react-i18next';
import { type Week, weekLabel } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Fact } from './Fact.tsx';
import { bedsOf, bedsText } from './model/beds.ts';
import type { UnitKnowledge } from './model/unit.ts';

interface UnitFactsProps {
  readonly unit: UnitKnowledge;
  /** This week. */
  readonly week: Week;
  /** Where both facts lead. */
  readonly to: string | undefined;
}

/** What is known of a unit only: its beds, and who is away this week. */
export const UnitFacts = ({ unit: { beds, peopleOf }, week, to }: UnitFactsProps) => {
  const { t } = useTranslation();
  const now = beds && bedsOf(beds, week.start).now;
  const away = peopleOf(week.start).away;
  const rate = away.reduce((sum, person) => sum + person.rate, 0);
  return (
    <>
      {beds && (
        <Fact label={t('overview.beds.fact', { week: weekLabel(week) })} to={to} loaded>
          <b>{now ? bedsText(now) : '–'}</b> {t('overview.beds.kinds')}
        </Fact>
      )}
      <Fact label={t('overview.facts.away', { week: weekLabel(week) })} to={to} loaded>
        <b>{away.length}</b>{' '}
        {t('overview.facts.people', { count: away.length, services: numberText(rate, 'keyValue') })}
      </Fact>
    </>
  );
};
