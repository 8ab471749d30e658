/** What is known for a time only, and taken once. Whoever can add to it has proved who they are, so its number has no bound. */
export const expiring = <Value>(lifetimeMs: number, now: () => number) => {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  const forgetOld = () => {
    for (const [key, { until }] of kept) {
      // All live equally long: those that follow end later.
      if (until > now()) return;
      kept.delete(key);
    }
  };
  return {
    keep: (key: string, value: Value): void => {
      forgetOld();
      kept.delete(key);
      kept.set(key, { value, until: now() + lifetimeMs });
    },
    has: (key: string): boolean => (kept.get(key)?.until ?? 0) > now(),
    take: (key: string): Value | undefined => {
      const found = kept.get(key);
      kept.delete(key);
      return found && found.until > now() ? found.value : undefined;
    },
  };
};
