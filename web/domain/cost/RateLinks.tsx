import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CostPart } from '#shared/model/planCost.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import styles from './Cost.module.css';

/** A category that is priced, in its unit. */
export type PricedPlace = Pick<Place, 'name' | 'ids' | 'canWrite'>;

/** The address of what a category costs in a year, as its unit has it. */
export const rateAddress = ({ name, ids: { orgId, areaId, unitId } }: PricedPlace, year: number): string =>
  `${href.manage({ orgId, areaId, unitId }, 'rates')}?${new URLSearchParams({ category: name, year: String(year) })}`;

interface RateLinksProps {
  readonly of: PricedPlace;
  readonly parts: readonly Pick<CostPart, 'source' | 'year'>[];
}

/** Where the rates of a cost are kept, year by year: those of the category for who may open them, a stencil for all. */
export const RateLinks = ({ of, parts }: RateLinksProps) => {
  const { t } = useTranslation();
  const mayOpenRates = useRight('manage') && of.canWrite;
  const links = new Map<string, string>();
  for (const { source, year } of parts) {
    if (source === 'rates' && mayOpenRates)
      links.set(rateAddress(of, year), t('cost.source.rates', { year: String(year) }));
    if (source === 'stencil') {
      const { orgId, areaId, unitId } = of.ids;
      const address = href.plan({ orgId, areaId, unitId, tab: 'budget', year: String(year) });
      links.set(address, t('cost.source.stencil', { year: String(year) }));
    }
  }
  if (links.size === 0) return null;
  return (
    <ul className={styles.sources} aria-label={t('cost.source.label')}>
      {[...links].map(([address, text]) => (
        <li key={address}>
          <Link to={address}>{text}</Link>
        </li>
      ))}
    </ul>
  );
};
