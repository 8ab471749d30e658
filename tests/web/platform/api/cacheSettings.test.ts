import { createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { renderHook } from '../../renderHook.ts';
import { memoryStorage, tokenFor } from '../../support.ts';

const storage = memoryStorage();
/** The paths that were requested, and whether the server answers. */
let requested: string[];
let isUp: boolean;
let SWRConfig: typeof import('swr').SWRConfig;
let cacheSettings: typeof import('#web/platform/api/cacheSettings.ts').cacheSettings;
let useEndpoint: typeof import('#web/platform/api/useEndpoint.ts').useEndpoint;

const fetchStub = async (path: string): Promise<Response> => {
  requested.push(path);
  if (!isUp) throw new TypeError('fetch failed');
  return Response.json({ data: [] });
};

const stubBrowser = () => {
  // Without a window SWR takes the place for a server and never fetches again by itself.
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', fetchStub);
};

beforeAll(async () => {
  stubBrowser();
  storage.setItem('auth-token', tokenFor('anna@region.se', 4_102_444_800));
  ({ SWRConfig } = await import('swr'));
  ({ cacheSettings } = await import('#web/platform/api/cacheSettings.ts'));
  ({ useEndpoint } = await import('#web/platform/api/useEndpoint.ts'));
});
beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  [requested, isUp] = [[], false];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a GET that failed because the server did not answer', () => {
  it('is sent again when a probe of the server succeeds, without focus or online event', async () => {
    const { result, act, unmount } = await renderHook(
      () => {
        // Read here, as SWR renders again only for what a render has read.
        const { data, error } = useEndpoint(hierarchy.areas, { params: { orgId: 'o' } });
        return { data, error };
      },
      (component) => createElement(SWRConfig, { value: cacheSettings }, component),
    );
    const reads = () => requested.filter((path) => path !== '/api/health');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current.error).toMatchObject({ code: 'offline' });
    expect(reads()).toHaveLength(1);
    isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(reads()).toHaveLength(2);
    expect(result.current).toMatchObject({ data: [], error: undefined });
    await unmount();
  });
});
