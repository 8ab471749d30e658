import { demand as contract } from '#shared/contract/demand.ts';
import type { Category } from '#shared/model/category.ts';
import type { Demand } from '#shared/model/demand.ts';
import { useEscape } from '#web/kit/ui/hooks/useEscape.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import styles from '../DemandTab.module.css';
import { Comparison } from './Comparison.tsx';
import type { ComparisonAddress } from './useComparisonAddress.ts';

interface CompareViewProps {
  readonly place: CategoryPlace;
  readonly demand: Demand;
  readonly category: Category;
  readonly address: ComparisonAddress;
  readonly onPromoted: (demand: Demand) => void;
}

/** A simulated period beside the live ones in its place; Escape returns to its table. */
export const CompareView = ({ place, demand, category, address, onPromoted }: CompareViewProps) => {
  const params = { ...place.ids, demandId: demand.id };
  const { data, error, mutate } = useEndpoint(contract.compare, { params });
  useEscape(address.close);
  if (data) {
    return (
      <Comparison
        place={place}
        comparison={data}
        category={category}
        address={address}
        refresh={() => mutate()}
        onPromoted={onPromoted}
      />
    );
  }
  return (
    <div className={styles.work}>
      <PrintButton ready={false} />
      <div className={styles.sheet}>
        {error ? <ErrorState problem={error} retry={() => void mutate()} /> : <TableSkeleton rows={9} columns={16} />}
      </div>
    </div>
  );
};
