import { useState } from 'react';

/** The versions that the groups of one page made of their entity. */
export interface OwnVersions {
  /** The newest version that follows on one by saves of this page alone. */
  readonly latest: (version: number) => number;
  /** Notes that a save on one version made another. */
  readonly saved: (from: number, to: number) => void;
}

/**
 * Groups of one entity are saved alone, each with the version of the whole. What another group of the same page saved in between is no
 * conflict: the groups share no field.
 */
export const useOwnVersions = (): OwnVersions => {
  const [versions] = useState((): OwnVersions => {
    const next = new Map<number, number>();
    const latest = (version: number): number => {
      const after = next.get(version);
      return after === undefined ? version : latest(after);
    };
    return { latest, saved: (from, to) => void next.set(from, to) };
  });
  return versions;
};
