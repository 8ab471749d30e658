import { atLevel, type Place } from '#web/platform/navigation/place.ts';
import { type ReportLevel, reportLevels } from './types.ts';

/** The levels that a report may have at a place: units, and the levels above whose figures the account may read. */
export const levelsAt = (place: Place): readonly ReportLevel[] =>
  reportLevels.filter(
    (level) => level === 'unit' || ((atLevel(place, level) ?? atLevel(place, 'org'))?.canRead ?? false),
  );

/** The level that a report at a place begins with: its own. */
export const levelOf = (place: Place): ReportLevel => levelsAt(place).find((level) => level === place.level) ?? 'unit';
