import { createSignal, type Signal } from '#web/platform/browser/signal.ts';
import { browserStorage } from '#web/platform/browser/storage.ts';

const key = 'setup:hidden';

const read = (): readonly string[] => browserStorage.getItem(key)?.split(' ') ?? [];

const hidden = createSignal(read());

/** The units whose set-up card was hidden in this browser. */
export const hiddenUnits: Signal<readonly string[]> = hidden;

/** Hides the set-up card of a unit. */
export const hideUnit = (unitId: string): void => {
  const units = [...new Set([...hidden.get(), unitId])];
  browserStorage.setItem(key, units.join(' '));
  hidden.set(units);
};

/** Shows the set-up cards of all units again. */
export const showUnits = (): void => {
  browserStorage.removeItem(key);
  hidden.set([]);
};
