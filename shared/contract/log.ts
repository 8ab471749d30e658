import { HistoryQuery, LogEntry, LogQuery, RecentChanges } from '#shared/model/log.ts';
import { get, pageOf } from './define.ts';

/** The logbook (README.md "Log and people"). */
export const log = {
  list: get('/api/log', {
    who: 'accounts',
    summary: 'Who changed what and when, newest first; page by page. A SuperUser reads the own organisations.',
    bare: true,
    query: LogQuery,
    answer: pageOf(LogEntry),
  }),
  history: get('/api/organizations/{orgId}/areas/{areaId}/units/{unitId}/history', {
    who: 'read',
    summary:
      'Who changed one planning entity of the unit (an employee: with the periods) and when, newest first; page by page.',
    bare: true,
    query: HistoryQuery,
    answer: pageOf(LogEntry),
  }),
  recent: get('/api/organizations/{orgId}/areas/{areaId}/units/{unitId}/changes', {
    who: 'read',
    summary: 'What others have changed in the plan of the unit since the previous sign-in of the caller, newest first.',
    answer: RecentChanges,
  }),
} as const;
