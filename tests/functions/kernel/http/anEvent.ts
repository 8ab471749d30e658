import { vi } from 'vitest';
import type { Event } from '#functions/kernel/http/event.ts';

/** An event as API Gateway sends it, with the fields that a test names. */
export const anEvent = (fields: Partial<Event> = {}): Event => ({
  version: '2.0',
  routeKey: 'GET /api/things',
  rawPath: '/api/things',
  rawQueryString: '',
  headers: {},
  requestContext: {
    accountId: 'local',
    apiId: 'local',
    domainName: 'localhost',
    domainPrefix: 'local',
    http: { method: 'GET', path: '/api/things', protocol: 'HTTP/1.1', sourceIp: '198.51.100.9', userAgent: 'test' },
    requestId: 'req_1',
    routeKey: 'GET /api/things',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
  isBase64Encoded: false,
  ...fields,
});

/** The noted fields of a request log. */
export const aLog = () => {
  const noted: unknown[] = [];
  return { noted, log: { note: (fields: unknown) => void noted.push(fields) } };
};

/** Keeps the lines that are logged between `start` and `stop`, at level info. */
export const captureLog = () => {
  const lines: Record<string, unknown>[] = [];
  const level = process.env.LOG_LEVEL;
  return {
    lines,
    start: () => {
      process.env.LOG_LEVEL = 'info';
      lines.length = 0;
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        lines.push(JSON.parse(String(text)));
        return true;
      });
    },
    stop: () => {
      process.env.LOG_LEVEL = level;
      vi.restoreAllMocks();
    },
  };
};
