/** A value with listeners, in the shape that `useSyncExternalStore` needs. */
export interface Signal<Value> {
  get(): Value;
  /** Calls the listener after every change; returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** A signal that can be set. */
export interface Writable<Value> extends Signal<Value> {
  set(value: Value): void;
}

/** Returns a new signal; setting an identical value calls no listener. */
export const createSignal = <Value>(first: Value): Writable<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
