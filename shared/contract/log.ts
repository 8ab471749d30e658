import { LogEntry, LogQuery } from '#shared/model/log.ts';
import { get, pageOf } from './define.ts';

/** The logbook (README.md "Log and people"). */
export const log = {
  list: get('/api/log', {
    who: 'superAdmin',
    summary: 'Who changed what and when, newest first; page by page.',
    bare: true,
    query: LogQuery,
    answer: pageOf(LogEntry),
  }),
} as const;
