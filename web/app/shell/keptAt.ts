import { settingsAtPlace } from '#web/features/reports/model/atPlace.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';

/** The years, weeks and ways to look of each tab, which every place has; periods, people and rows are of one place. */
const kept: Readonly<Record<Exclude<Tab, 'report'>, readonly string[]>> = {
  overview: ['from', 'by'],
  demand: ['week'],
  schemas: ['week'],
  assets: ['mode', 'week', 'year', 'part'],
  budget: ['year', 'simulated', 'whole', 'sheet'],
  followup: ['year'],
};

/** What of the state of a tab in the address holds when another place is chosen. */
export const keptAt = (tab: Tab, search: URLSearchParams, from: Place, to: Place): URLSearchParams =>
  tab === 'report'
    ? settingsAtPlace(search, from, to)
    : new URLSearchParams([...search].filter(([name]) => kept[tab].includes(name)));
