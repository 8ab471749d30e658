import type { Demand } from '#shared/model/demand.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';

/** The value of the parameter before a live period is chosen. */
const FIRST = 'live';

/** The comparison of a simulated period, by the `compare` parameter of the address. */
export interface ComparisonAddress {
  /** Whether the address shows the comparison of this period. */
  readonly isOpen: boolean;
  /** The id of the live period in the table; an unknown one means the one that shares most weeks. */
  readonly against: string | undefined;
  readonly open: () => void;
  readonly choose: (liveId: string) => void;
  /** Returns to the table; `replace` makes no history entry. */
  readonly close: (options?: { readonly replace?: boolean }) => void;
}

/** Reads and writes the `compare` parameter; a live period has no comparison. */
export const useComparisonAddress = (selected: Demand | undefined): ComparisonAddress => {
  const [against, set] = useAddressState('compare');
  return {
    isOpen: selected?.simulation === true && against !== undefined,
    against,
    open: () => set(FIRST),
    choose: (liveId) => set(liveId, { replace: true }),
    close: (options) => set(null, options),
  };
};
