import { mutate } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { ChangeOptions } from '#web/platform/api/useChange.ts';
import { renderHook } from '../../renderHook.ts';
import { memoryStorage, tokenFor } from '../../support.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

type Reply = () => Promise<Response>;

const inOrg = { orgId: 'o' };
const inArea = { orgId: 'o', areaId: 'a' };
const never = new Promise<never>(() => undefined);

const answered =
  (status: number, body: unknown): Reply =>
  async () =>
    Response.json(body, { status });
const stored = (name: string): Reply => answered(200, { data: { id: 'a', version: 2, name } });
const conflict = answered(409, {
  error: 'conflict',
  current: { id: 'a', version: 7, name: 'Kirurgi' },
  changedBy: 'anna@region.se',
  changedAt: '2026-02-04T12:00:00Z',
});
const noAnswer: Reply = () => Promise.reject(new TypeError('fetch failed'));

/** The changes that the server received, and the paths that were read; a change without a reply left is never answered. */
let sent: Sent[];
let read: string[];
let replies: Reply[];
let isUp: boolean;
let unmount: () => Promise<void>;

const fetchStub = async (path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
  if (path === '/api/health') return isUp ? new Response() : noAnswer();
  if (method === 'GET') {
    read.push(path);
    return Response.json({ data: [] });
  }
  const key = new Headers(headers).get('idempotency-key') ?? undefined;
  sent.push({ method, path, key, body: body ? JSON.parse(String(body)) : undefined });
  return replies.shift()?.() ?? never;
};

/** The session's storage; the modules read the browser's globals once, when they are loaded. */
const storage = memoryStorage();
let useChange: typeof import('#web/platform/api/useChange.ts').useChange;
let useEndpoint: typeof import('#web/platform/api/useEndpoint.ts').useEndpoint;

const rendered = async <Result>(useHook: () => Result) => {
  const hook = await renderHook(useHook);
  unmount = hook.unmount;
  return hook;
};
const creation = () => rendered(() => useChange(hierarchy.createArea));
const update = () => rendered(() => useChange(hierarchy.updateArea));
const renamed = (name: string) => ({ params: inArea, body: { name, version: 1 } });

const stubBrowser = () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', fetchStub);
};

beforeAll(async () => {
  stubBrowser();
  storage.setItem('auth-token', tokenFor('anna@region.se', 4_102_444_800));
  ({ useChange } = await import('#web/platform/api/useChange.ts'));
  ({ useEndpoint } = await import('#web/platform/api/useEndpoint.ts'));
});
beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  [sent, read, replies, isUp] = [[], [], [], true];
});
afterEach(async () => {
  await unmount();
  // The cache of answers is global, and does not fetch the same answer again within two seconds.
  await mutate(() => true, undefined, { revalidate: false });
  await vi.advanceTimersByTimeAsync(2000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the runs of one change', () => {
  it('are sent one after the other in the order of the calls', async () => {
    const { result, act } = await update();
    let answerFirst: (response: Response) => void = () => undefined;
    replies = [() => new Promise((resolve) => (answerFirst = resolve)), stored('Två')];
    const outcomes: unknown[] = [];
    await act(() => {
      for (const name of ['Ett', 'Två']) void result.current.run(renamed(name)).then((done) => outcomes.push(done));
    });
    expect(result.current.state).toBe('busy');
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Ett', version: 1 }]);
    await act(async () => answerFirst(await stored('Ett')()));
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Ett', version: 1 },
      { name: 'Två', version: 1 },
    ]);
    expect(outcomes).toMatchObject([{ answer: { name: 'Ett' } }, { answer: { name: 'Två' } }]);
    expect(result.current.state).toBe('idle');
  });

  it('go on after a refused one', async () => {
    const { result, act } = await update();
    replies = [conflict, stored('Två')];
    const outcomes: unknown[] = [];
    await act(() => {
      for (const name of ['Ett', 'Två']) void result.current.run(renamed(name)).then((done) => outcomes.push(done));
    });
    expect(outcomes).toMatchObject([undefined, { answer: { name: 'Två' } }]);
    expect(result.current).toMatchObject({ state: 'idle', problem: undefined, conflict: undefined });
  });
});

describe('a change while the server does not answer', () => {
  it('waits, and is sent again with the same body and idempotency key once a probe succeeds', async () => {
    const { result, act } = await creation();
    isUp = false;
    replies = [noAnswer, noAnswer, answered(201, { data: { id: 'a', version: 1, name: 'Medicin' } })];
    let outcome: unknown;
    await act(() => {
      void result.current.run({ params: inOrg, body: { name: 'Medicin' } }).then((done) => {
        outcome = done;
      });
    });
    expect(result.current.state).toBe('waiting');
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(sent).toHaveLength(1);
    isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(result.current.state).toBe('waiting');
    expect(sent).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(outcome).toEqual({ answer: { id: 'a', version: 1, name: 'Medicin' } });
    expect(result.current).toMatchObject({ state: 'idle', problem: undefined });
    expect(sent).toEqual(Array(3).fill({ ...sent[0], method: 'POST', body: { name: 'Medicin' } }));
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has another idempotency key in the next run', async () => {
    const { result, act } = await creation();
    replies = [conflict, conflict];
    for (const name of ['Ett', 'Två']) await act(() => result.current.run({ params: inOrg, body: { name } }));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps its idempotency key in the next run after an error of the server, and changes it with what is sent', async () => {
    const { result, act } = await creation();
    const failed = answered(500, { error: 'internal' });
    replies = [failed, answered(503, { error: 'overloaded' }), failed, answered(201, { data: { id: 'a' } }), failed];
    for (const name of ['Ett', 'Ett', 'Två', 'Två', 'Två'])
      await act(() => result.current.run({ params: inOrg, body: { name } }));
    const [first, second, changed, stored, afterwards] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(stored).toBe(changed);
    expect(new Set([first, changed, afterwards]).size).toBe(3);
  });

  it('carries no idempotency key when it creates nothing', async () => {
    const { result, act } = await update();
    replies = [stored('Ett')];
    await act(() => result.current.run(renamed('Ett')));
    expect(sent).toMatchObject([{ method: 'PUT', key: undefined }]);
  });
});

describe('a refused change', () => {
  it('gives the stored version, its author and time on a version conflict, until it is reset', async () => {
    const { result, act } = await update();
    replies = [conflict];
    let outcome: unknown;
    await act(async () => {
      outcome = await result.current.attempt(renamed('Medicin'));
    });
    expect(outcome).toEqual({ ok: false, problem: result.current.problem });
    expect(result.current.conflict).toEqual({
      current: { id: 'a', version: 7, name: 'Kirurgi' },
      changedBy: 'anna@region.se',
      changedAt: '2026-02-04T12:00:00Z',
    });
    await act(() => result.current.reset());
    expect(result.current).toMatchObject({ problem: undefined, conflict: undefined });
  });

  it('has a problem but no conflict on other refusals', async () => {
    const { result, act } = await update();
    replies = [answered(400, { error: 'duplicateName' })];
    await act(() => result.current.run(renamed('Medicin')));
    expect(result.current).toMatchObject({ problem: { status: 400, code: 'duplicateName' }, conflict: undefined });
  });

  it('clears the problem of the previous run as soon as the next is sent', async () => {
    const { result, act } = await update();
    replies = [conflict];
    await act(() => result.current.run(renamed('Ett')));
    await act(() => {
      void result.current.run(renamed('Två'));
    });
    expect(result.current).toMatchObject({ state: 'busy', problem: undefined, conflict: undefined });
  });
});

describe('the cached answers that are fetched again after a change', () => {
  const shownPaths = ['/api/organizations', '/api/organizations/o/areas', '/api/organizations/p/areas'];
  const body = { name: 'Medicin' };
  const created = answered(201, { data: { id: 'a', version: 1, name: 'Medicin' } });

  /** Shows three lists, runs the change, and returns the paths that are read again. */
  const readAgainAfter = async (reply: Reply, useRun: () => () => Promise<unknown>) => {
    replies = [reply];
    const { result, act } = await rendered(() => {
      useEndpoint(hierarchy.organizations, { params: {} });
      useEndpoint(hierarchy.areas, { params: inOrg });
      useEndpoint(hierarchy.areas, { params: { orgId: 'p' } });
      return useRun();
    });
    expect(read).toEqual(shownPaths);
    read = [];
    await act(() => result.current());
    return read;
  };
  const useAreaCreation = (options?: ChangeOptions) => {
    const { run } = useChange(hierarchy.createArea, options);
    return () => run({ params: inOrg, body });
  };

  it('are those of the same organisation', async () => {
    expect(await readAgainAfter(created, useAreaCreation)).toEqual(['/api/organizations/o/areas']);
  });

  it('are those whose path begins with `touches`', async () => {
    const useOther = () => useAreaCreation({ touches: '/api/organizations/p' });
    expect(await readAgainAfter(created, useOther)).toEqual(['/api/organizations/p/areas']);
  });

  it('are not those of the key in `except`', async () => {
    const useOther = () => useAreaCreation({ except: '/api/organizations/o/areas' });
    expect(await readAgainAfter(created, useOther)).toEqual([]);
  });

  it('are all when the change is of no organisation', async () => {
    const useOrganizationCreation = () => {
      const { run } = useChange(hierarchy.createOrganization);
      return () => run({ params: {}, body });
    };
    expect(await readAgainAfter(created, useOrganizationCreation)).toEqual(shownPaths);
  });

  it('are none when the change is refused', async () => {
    expect(await readAgainAfter(conflict, useAreaCreation)).toEqual([]);
  });

  it.each([
    ['those of the organisation after a version conflict', conflict, ['/api/organizations/o/areas']],
    ['none after another refusal', answered(400, { error: 'overlap' }), []],
  ])('are with `reloads` %s', async (_, reply, expected) => {
    const useReloading = () => useAreaCreation({ touches: '/api/organizations/p', reloads: true });
    expect(await readAgainAfter(reply, useReloading)).toEqual(expected);
  });
});
