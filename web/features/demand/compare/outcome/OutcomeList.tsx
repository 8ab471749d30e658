import { useTranslation } from 'react-i18next';
import type { DemandComparison } from '#shared/model/demand.ts';
import { outcomeOf } from '../model/outcomes.ts';
import styles from './Outcome.module.css';
import { useOutcomeTexts } from './useOutcomeTexts.ts';

interface OutcomeListProps {
  readonly replaced: DemandComparison['replaced'];
  /** `v25–v36`. */
  readonly weeksText: string;
  /** The number of weeks that are recalculated. */
  readonly weeks: number;
  /** The beds of both periods; undefined where the unit does not show them. */
  readonly beds: string | undefined;
}

/** What happens if the simulation is made live: to each live period, to the plan and to the beds. */
export const OutcomeList = ({ replaced, weeksText, weeks, beds }: OutcomeListProps) => {
  const { t } = useTranslation();
  const textsOf = useOutcomeTexts();
  return (
    <ul className={styles.list}>
      {replaced.map((period) => {
        const { name, verb, details } = textsOf(outcomeOf(period));
        return (
          <li key={period.id}>
            <b>{name}</b> {verb}
            <small>{details}</small>
          </li>
        );
      })}
      {replaced.length === 0 && <li>{t('demand.compare.outcome.none')}</li>}
      <li>
        <b>{t('demand.compare.outcome.plan', { weeks: weeksText })}</b> {t('demand.compare.outcome.planVerb')}
        <small>{t('demand.compare.outcome.planText', { count: weeks })}</small>
      </li>
      {beds !== undefined && (
        <li>
          <b>{t('demand.compare.outcome.beds')}</b> {t('demand.compare.outcome.bedsVerb')}
          <small>{beds}</small>
        </li>
      )}
    </ul>
  );
};
