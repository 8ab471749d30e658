import { useState } from 'react';
import { browserStorage } from '#web/platform/browser/storage.ts';
import type { Sorting } from './sorted.ts';

const byName: Sorting = { column: 'name', descending: false };

const isSorting = (kept: unknown): kept is Sorting =>
  typeof kept === 'object' && kept !== null && 'column' in kept && 'descending' in kept;

const kept = (key: string): Sorting => {
  try {
    const read: unknown = JSON.parse(browserStorage.getItem(key) ?? 'null');
    return isSorting(read) ? read : byName;
  } catch {
    return byName;
  }
};

/** The sorting of a list, kept in this browser; at first by name, ascending. */
export const useSorting = (list: string): readonly [Sorting, (sorting: Sorting) => void] => {
  const key = `sort:${list}`;
  const [sorting, setSorting] = useState(() => kept(key));
  return [
    sorting,
    (next) => {
      browserStorage.setItem(key, JSON.stringify(next));
      setSorting(next);
    },
  ];
};
