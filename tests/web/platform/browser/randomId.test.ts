import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { randomId } from '#web/platform/browser/randomId.ts';

it('is a new UUID each time, also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, randomId);
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
