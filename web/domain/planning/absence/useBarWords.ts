import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AbsenceKind, absenceKinds } from '#shared/model/absence.ts';
import type { BarWords } from './barWords.ts';

/** What the bars of the table of weeks in a frame can say, as wide as its weeks are now. */
export const useBarWords = (scroller: RefObject<HTMLElement | null>): BarWords => {
  const { t } = useTranslation();
  const [week, setWeek] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const heads = element.querySelectorAll<HTMLElement>('thead tr:last-child th');
      // The last column may be that of a mean.
      setWeek([...heads].at(-2)?.offsetWidth ?? 0);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // Half a year or a whole one: the columns change, and not the frame.
    for (const table of element.querySelectorAll('table')) sizes.observe(table);
    return () => sizes.disconnect();
  }, [scroller]);
  return useMemo(() => {
    const named = (kind: AbsenceKind) => ({
      word: t(`assets.absence.${kind}`),
      short: t(`assets.absenceShort.${kind}`),
    });
    const names = Object.fromEntries(absenceKinds.map((kind) => [kind, named(kind)])) as BarWords['names'];
    return { names, week };
  }, [t, week]);
};
