import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WeekPeriod } from '#shared/model/fields.ts';
import type { Period } from '#shared/time/period.ts';
import { hasMovedOn } from '#web/platform/navigation/movedOn.ts';

const names = ['simulateFrom', 'simulateTo'] as const;

/**
 * The weeks that a link to Behov asks to simulate; undefined without any. The address forgets them once the form is proposed, so that neither a
 * reload nor Back opens it again.
 */
export const useAskedSimulation = (): { readonly asked: Period | undefined; readonly done: () => void } => {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<Period | undefined>(() => {
    const read = WeekPeriod.safeParse({ start: search.get(names[0]), end: search.get(names[1]) });
    return read.success ? read.data : undefined;
  });
  const isNamed = names.some((name) => search.has(name));
  useEffect(() => {
    if (!isNamed || hasMovedOn(search)) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of names) after.delete(name);
        return after;
      },
      { replace: true },
    );
  }, [isNamed, search, setSearch]);
  return { asked, done: () => setAsked(undefined) };
};
