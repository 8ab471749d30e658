import { expect, test } from 'vitest';
import { storageFailed, withMemory } from '#web/platform/browser/storage.ts';
import { memoryStorage } from '../../support.ts';

const keysOf = (storage: Pick<Storage, 'length' | 'key'>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

test('a storage that works keeps all, and says nothing', () => {
  const browser = memoryStorage();
  const storage = withMemory(() => browser);
  storage.setItem('a', '1');
  expect([storage.getItem('a'), browser.getItem('a'), keysOf(storage)]).toEqual(['1', '1', ['a']]);
  storage.removeItem('a');
  expect([storage.getItem('a'), browser.getItem('a')]).toEqual([null, null]);
  expect(storageFailed.get()).toBe(false);
});

test('a full storage keeps what it has, the rest is in memory, and no earlier value comes back', () => {
  const browser = memoryStorage();
  let isFull = false;
  const storage = withMemory(() => ({
    ...browser,
    get length() {
      return browser.length;
    },
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      browser.setItem(key, value);
    },
  }));
  storage.setItem('kept', 'earlier');
  storage.setItem('token', 'old');
  isFull = true;
  storage.setItem('token', 'new');
  expect([storage.getItem('token'), browser.getItem('token'), storage.getItem('kept')]).toEqual([
    'new',
    null,
    'earlier',
  ]);
  expect(keysOf(storage).sort()).toEqual(['kept', 'token']);
  expect(storageFailed.get()).toBe(true);
  isFull = false;
  storage.setItem('token', 'newest');
  expect([storage.getItem('token'), browser.getItem('token')]).toEqual(['newest', 'newest']);
});

test('a blocked storage is replaced by the memory of the window', () => {
  const storage = withMemory(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect([storage.getItem('a'), storage.length]).toEqual([null, 0]);
  storage.setItem('a', '1');
  expect([storage.getItem('a'), keysOf(storage)]).toEqual(['1', ['a']]);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
