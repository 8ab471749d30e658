import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placed } from '#web/kit/ui/list/move.ts';
import { OrderedNames } from '#web/kit/ui/list/OrderedNames.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { ApiProblem, Conflict } from '#web/platform/api/problem.ts';
import { conflictProps } from './conflictProps.ts';

interface OrderOptions<Thing> {
  /** The change of the order, which has to fetch again after a conflict (`reloads`). */
  readonly change: {
    readonly problem: ApiProblem | undefined;
    readonly conflict: Conflict<{ readonly ids: readonly string[] }> | undefined;
    reset(): void;
  };
  /** Sends all ids in their new order, and in the one that it is based on. */
  readonly send: (order: { ids: string[]; base: string[] }) => Promise<unknown>;
  /** All of them, in their order. */
  readonly things: readonly Thing[];
  /** Shows them in another order before the server has answered. */
  readonly onOrdered: (things: readonly Thing[]) => void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The order of a list, which is saved at each move on the order that was shown. When another user has changed that meanwhile, the
 * list shows the stored order and `dialog` both of them.
 */
export const useOrder = <Thing extends Named>({ change, send, things, onOrdered }: OrderOptions<Thing>) => {
  const { t } = useTranslation();
  const { problem, conflict, reset } = change;
  const [mine, setMine] = useState<readonly string[]>([]);
  const inOrderOf = (ids: readonly string[]) => ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);

  const save = (ids: readonly string[], base: readonly string[]) => {
    setMine(ids);
    onOrdered(inOrderOf(ids));
    void send({ ids: [...ids], base: [...base] });
  };
  /** Puts the shown ones of the list, given by their ids, in a new order. */
  const put = (shown: readonly string[]) => {
    const base = things.map(({ id }) => id);
    save(placed(base, shown), base);
  };

  const choices = conflictProps(conflict, {
    differences: ({ ids }) => [
      {
        id: 'order',
        label: t('ui.order.title'),
        theirs: <OrderedNames things={inOrderOf(ids)} />,
        mine: <OrderedNames things={inOrderOf(mineOn(ids, mine))} />,
      },
    ],
    onTheirs: reset,
    onMine: ({ ids }) => save(mineOn(ids, mine), ids),
    onCancel: reset,
  });
  return { problem, put, dialog: <ConflictDialog {...choices} /> };
};

/** The stored ids in the order of `mine`: what was added meanwhile keeps its index, what was removed is left out. */
const mineOn = (stored: readonly string[], mine: readonly string[]): readonly string[] =>
  placed(
    stored,
    mine.filter((id) => stored.includes(id)),
  );
