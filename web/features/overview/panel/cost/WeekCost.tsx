import { useTranslation } from 'react-i18next';
import { overview } from '#shared/contract/overview.ts';
import { addDays } from '#shared/time/day.ts';
import { CostTable } from '#web/domain/cost/CostTable.tsx';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { UnitCosts } from '#web/domain/cost/UnitCosts.tsx';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Found } from '../../model/cells.ts';
import { isOfUnits } from '../../model/outline.ts';
import type { MapRow } from '../../model/rows.ts';
import styles from './WeekCost.module.css';

interface WeekCostProps {
  readonly found: Found;
  readonly rows: readonly MapRow[];
  readonly chosen: ReadonlySet<string>;
  /** The cell is the selected one: nothing is requested for cells that the pointer passes. */
  readonly isResting: boolean;
}

const places = { org: overview.organizationCost, area: overview.areaCost } as const;

/** The request for what the week of a row costs; of a category all of its unit is asked for, which other rows of the map then have. */
const useWeekCost = ({ row, cell }: Found, { rows, chosen, isResting }: Omit<WeekCostProps, 'found'>) => {
  const whole = row.place ?? rows.at(-1)?.place;
  const { orgId = '', areaId = '', unitId = '' } = whole?.ids ?? {};
  const counted = isOfUnits(row) ? [row.name] : [...chosen];
  const query = {
    start: cell.week.start,
    end: addDays(cell.week.start, 6),
    ...(counted.length > 0 && { categories: counted }),
  };
  const call = isResting && whole?.canRead ? { params: { orgId, areaId, unitId }, query } : null;
  const isUnit = whole?.level === 'unit' || whole?.level === 'category';
  const unit = useEndpoint(overview.unitCost, isUnit ? call : null);
  const place = useEndpoint(places[whole?.level === 'area' ? 'area' : 'org'], isUnit ? null : call);
  return {
    whole,
    canRead: whole?.canRead ?? false,
    unit: unit.data,
    place: place.data,
    error: unit.error ?? place.error,
    categoryId: whole?.level === 'category' ? whole.id : undefined,
  };
};

/** What demand and staff of a cell's week cost; of a unit explained down to hours and rates. */
export const WeekCost = ({ found, ...props }: WeekCostProps) => {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { whole, canRead, unit, place, error, categoryId } = useWeekCost(found, props);
  // Of a place that is read in parts only there is no sum.
  if (!canRead) return null;
  return (
    <section className={styles.cost} aria-label={t('cost.title')}>
      <h3>{t('cost.title')}</h3>
      {unit && whole && <UnitCosts key={found.row.key} cost={unit} place={whole} categoryId={categoryId} />}
      {place && (
        <>
          <CostTable demand={place.demand} supply={place.supply} />
          <Missing missing={place.missing} />
        </>
      )}
      {!unit && !place && (error ? <p role="alert">{textOf(error)}</p> : <Bone height={84} />)}
    </section>
  );
};
