import { SavedReports, SavedReportsFields } from '#shared/model/report.ts';
import { get, put } from './define.ts';

const path = '/api/overview/settings';

/** What an account saves for itself (README.md "Reports"). */
export const settings = {
  savedReports: get(path, {
    who: 'signedIn',
    summary: 'The settings of reports that the caller saved under names.',
    answer: SavedReports,
  }),
  saveReports: put(path, {
    who: 'signedIn',
    summary: 'Replaces the settings of reports that the caller saved.',
    body: SavedReportsFields,
    answer: SavedReports,
  }),
} as const;
