import type { Period } from '#shared/time/period.ts';
import { fits } from '#shared/time/timeline.ts';

interface Placed extends Period {
  readonly id: string;
}

/**
 * The order in which changed periods can be saved one by one: a period moves only once its new weeks are free, as a
 * change never shortens another. Those that wait for each other come last, in the order given.
 */
export const saveOrder = (stored: readonly Placed[], changed: readonly Placed[]): readonly string[] => {
  const free = changed.find(
    (one) =>
      fits(
        stored.filter(({ id }) => id !== one.id),
        one,
      ).ok,
  );
  if (!free) return changed.map(({ id }) => id);
  return [
    free.id,
    ...saveOrder(
      stored.map((one) => (one.id === free.id ? free : one)),
      changed.filter(({ id }) => id !== free.id),
    ),
  ];
};

/** The changed periods that another is in the way of, once all are as typed, and the field at which it is. */
export const overlapsIn = (
  stored: readonly Placed[],
  changed: readonly Placed[],
): ReadonlyMap<string, 'start' | 'end'> => {
  const typed = stored.map((one) => changed.find(({ id }) => id === one.id) ?? one);
  const found = changed.map(
    (one) =>
      [
        one.id,
        fits(
          typed.filter(({ id }) => id !== one.id),
          one,
        ),
      ] as const,
  );
  return new Map(found.flatMap(([id, placed]) => (placed.ok ? [] : [[id, placed.field] as const])));
};
