import { LogAsked, LogEntry } from '#shared/model/log.ts';
import { get, pageOf } from './define.ts';

/** The logbook (spec 1 section 2; api.md "Log"). */
export const log = {
  list: get('/api/log', {
    who: 'superAdmin',
    summary: 'Who changed what and when, newest first; page by page.',
    bare: true,
    query: LogAsked,
    answer: pageOf(LogEntry),
  }),
} as const;
