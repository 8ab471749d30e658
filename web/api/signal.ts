/** A value that can be watched; what `useSyncExternalStore` needs. */
export interface Signal<Value> {
  get(): Value;
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A watched value that can be set. */
export interface Writable<Value> extends Signal<Value> {
  set(value: Value): void;
}

/** A new watched value; setting the same value again tells nobody. */
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
