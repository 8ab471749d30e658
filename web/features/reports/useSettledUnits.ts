import { useDebounced } from '#web/kit/ui/hooks/useDebounced.ts';

/** Pause after which chosen units count, in milliseconds. */
const PAUSE = 500;

/** The ids of the chosen units once choosing has paused; what depends on them is requested then. */
export const useSettledUnits = (unitIds: readonly string[]): readonly string[] => useDebounced(unitIds, PAUSE);
