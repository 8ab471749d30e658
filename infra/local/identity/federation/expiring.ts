/** What is known for a time only, and taken once; beyond `most` the oldest is forgotten. */
export const expiring = <Value>(lifetimeMs: number, most: number, now: () => number) => {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    keep: (key: string, value: Value): void => {
      kept.set(key, { value, until: now() + lifetimeMs });
      for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    },
    take: (key: string): Value | undefined => {
      const found = kept.get(key);
      kept.delete(key);
      return found && found.until > now() ? found.value : undefined;
    },
  };
};
