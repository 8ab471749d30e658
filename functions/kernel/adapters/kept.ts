/** What `load` gives, which is used for `ms` milliseconds before it is loaded anew; a failure is not kept. */
export const keptFor = <T>(ms: number, load: () => Promise<T>): (() => Promise<T>) => {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > ms) {
      const value = load();
      kept = { at: Date.now(), value };
      value.catch(() => {
        kept = undefined;
      });
    }
    return kept.value;
  };
};
