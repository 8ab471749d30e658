import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { UnitIds } from '../ids.ts';

interface PlaceFactsProps {
  readonly created: string;
  /** How many accounts reach the place; undefined where that is not known. */
  readonly reaching: number | undefined;
  /** Of a unit: what is planned in it is counted, for those who may change it. */
  readonly unit?: UnitIds | undefined;
}

/** Under the name of a place: when it was created, how many accounts reach it, and what is planned in it. */
export const PlaceFacts = ({ created, reaching, unit }: PlaceFactsProps) => {
  const { t } = useTranslation();
  const mayConfigure = useRight('configure');
  const { data: contents } = useEndpoint(hierarchy.unitContents, unit && mayConfigure ? { params: unit } : null);
  const facts = [
    t('manage.facts.created', { day: dayText(created.slice(0, 10), { year: true }) }),
    reaching !== undefined && t('manage.facts.reaching', { count: reaching }),
    contents &&
      [
        t('manage.remove.counts.demandPeriods', { count: contents.demandPeriods }),
        t('manage.facts.employees', { count: contents.employees }),
      ].join(', '),
  ];
  return <span>{facts.filter(Boolean).join(' · ')}</span>;
};
