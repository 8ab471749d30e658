import { createSignal, type Signal } from './signal.ts';

/** What the program uses of a browser's storage. */
export type KeptStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const failed = createSignal(false);

/** Whether the browser refused to keep something: what it did not take is gone when the window is closed. */
export const storageFailed: Signal<boolean> = failed;

/**
 * A storage of the browser that never throws: what it refuses (blocked, full) is kept in the memory of this window, so that the
 * program starts and signs in without it.
 */
export const withMemory = (open: () => KeptStorage): KeptStorage => {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: KeptStorage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const keys = (): readonly string[] => {
    const stored = attempt(
      (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      [],
    );
    return [...new Set([...stored, ...memory.keys()])];
  };
  const forget = (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) {
        memory.delete(key);
        return;
      }
      // An earlier value would come back when the window is closed.
      forget(key);
      memory.set(key, value);
      failed.set(true);
    },
    removeItem: forget,
  };
};

/** What this browser keeps, and what it keeps for this window. */
export const browserStorage = withMemory(() => localStorage);
export const windowStorage = withMemory(() => sessionStorage);
