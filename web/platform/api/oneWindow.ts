/** What is used of the browser's locks. */
type Locks = Pick<LockManager, 'request'>;

/**
 * Runs work while no other window of this browser does. A browser that has no locks, or denies them as it denies its storage, runs
 * it at once.
 */
export const oneWindowAtATime =
  (locks: () => Locks | undefined, name: string) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    let begun: Promise<T> | undefined;
    try {
      await locks()?.request(name, () => {
        begun = work();
        return begun;
      });
    } catch {
      // Of the lock, or of the work, which is thrown below.
    }
    return begun ?? work();
  };
