import type { Endpoint, Params } from '#shared/contract/endpoint.ts';
import { useChange } from '#web/api/useChange.ts';
import { placed } from '#web/ui/list/move.ts';

interface OrderOptions<Path extends string, Thing> {
  readonly endpoint: Endpoint<Path>;
  readonly params: Params<Path>;
  /** All of them, in their order. */
  readonly things: readonly Thing[];
  /** Shows them in another order before the server has answered. */
  readonly onOrdered: (things: readonly Thing[]) => void;
}

/** Puts the shown ones of a list, given by their ids, in a new order, and sends the order of all. */
export const useOrder = <Path extends string, Thing extends { readonly id: string }>({
  endpoint,
  params,
  things,
  onOrdered,
}: OrderOptions<Path, Thing>) => {
  const { problem, run } = useChange<Endpoint>(endpoint);
  const put = (shown: readonly string[]) => {
    const ids = placed(
      things.map(({ id }) => id),
      shown,
    );
    onOrdered(ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []));
    void run({ params, body: { ids } });
  };
  return { problem, put };
};
