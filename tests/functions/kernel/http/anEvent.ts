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

/** The log of a request, which keeps what it is given. */
export const aLog = () => {
  const noted: unknown[] = [];
  const failed: unknown[] = [];
  return {
    noted,
    failed,
    log: { note: (fields: unknown) => void noted.push(fields), fail: (cause: unknown) => void failed.push(cause) },
  };
};
