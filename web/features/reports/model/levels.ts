import { atLevel, type Place } from '#web/platform/navigation/place.ts';
import { type ReportLevel, type ReportType, reportLevels, types } from './types.ts';

/** The levels that a report may have at a place: units, and the levels above whose figures the account may read. */
export const levelsAt = (place: Place, type: ReportType): readonly ReportLevel[] => {
  const mayRead = (level: ReportLevel): boolean =>
    types[type].levels === 'above'
      ? level !== 'unit' && atLevel(place, level)?.canRead === true
      : level === 'unit' || ((atLevel(place, level) ?? atLevel(place, 'org'))?.canRead ?? false);
  return reportLevels.filter(mayRead);
};

/** The level that a report at a place begins with: its own, or the nearest that it may have. */
export const levelOf = (place: Place, type: ReportType): ReportLevel => {
  const levels = levelsAt(place, type);
  return levels.find((level) => level === place.level) ?? levels[0] ?? 'unit';
};
