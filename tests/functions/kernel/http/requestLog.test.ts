import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRequestLog } from '#functions/kernel/http/requestLog.ts';
import { anEvent } from './anEvent.ts';

const before = process.env.LOG_LEVEL;
let lines: Record<string, unknown>[];

beforeEach(() => {
  process.env.LOG_LEVEL = 'info';
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
});
afterEach(() => {
  process.env.LOG_LEVEL = before;
  vi.restoreAllMocks();
});

describe('withRequestLog', () => {
  it('returns the answer and writes its status, route and organisation in one line', async () => {
    const event = anEvent({ pathParameters: { orgId: 'org_1' } });
    expect(await withRequestLog(event, async () => ({ statusCode: 204 }))).toEqual({ statusCode: 204 });
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'req_1',
        route: 'GET /api/things',
        tenant: 'org_1',
        status: 204,
        ms: expect.any(Number),
      },
    ]);
  });

  it('writes noted fields in every later line, and of an error its kind but not its message', async () => {
    await withRequestLog(anEvent(), async (log) => {
      log.note({ user: 'sub_1' });
      log.fail(new TypeError('Anna Berg is missing'));
      return { statusCode: 500 };
    });
    expect(lines).toMatchObject([
      { level: 'error', user: 'sub_1', error: 'TypeError' },
      { level: 'info', user: 'sub_1', status: 500 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Anna');
  });
});
