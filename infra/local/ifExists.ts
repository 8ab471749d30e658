/**
 * What was read; undefined where the file or folder does not exist. Rejects with every other error: a file that cannot be read for a
 * moment must not be taken for a missing one and made anew.
 */
export const ifExists = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
};
