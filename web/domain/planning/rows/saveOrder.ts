import type { Period } from '#shared/time/period.ts';
import { fits, insertPeriod, sorted } from '#shared/time/timeline.ts';

interface Placed extends Period {
  readonly id: string;
}

const others = (all: readonly Placed[], { id }: Placed): readonly Placed[] => all.filter((one) => one.id !== id);

/**
 * The order in which changed and new periods can be saved one by one: a period moves only once its new days are free, as a
 * change never shortens another. Those that wait for each other come last, in the order given.
 */
export const saveOrder = (stored: readonly Placed[], changed: readonly Placed[]): readonly string[] => {
  const free = changed.find((one) => fits(others(stored, one), one).ok);
  if (!free) return changed.map(({ id }) => id);
  return [free.id, ...saveOrder([...others(stored, free), free], others(changed, free))];
};

/**
 * The changed and new periods that overlap another, once all are as typed, and the field at which they do. A new period that
 * starts inside an open-ended one ends that one the day before, as on the server.
 */
export const overlapsIn = (
  stored: readonly Placed[],
  changed: readonly Placed[],
  created: readonly Placed[] = [],
): ReadonlyMap<string, 'start' | 'end'> => {
  const found = new Map<string, 'start' | 'end'>();
  let typed: readonly Placed[] = stored.map((one) => changed.find(({ id }) => id === one.id) ?? one);
  for (const one of sorted(created)) {
    const inserted = insertPeriod(typed, one);
    if (!inserted.ok) found.set(one.id, inserted.field);
    else typed = [...(inserted.shortened ? [...others(typed, inserted.shortened), inserted.shortened] : typed), one];
  }
  for (const { id } of changed) {
    const one = typed.find((period) => period.id === id);
    const placed = one && fits(others(typed, one), one);
    if (placed && !placed.ok) found.set(id, placed.field);
  }
  return found;
};
