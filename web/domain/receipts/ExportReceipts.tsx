import { overview } from '#shared/contract/overview.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf } from '#shared/time/week.ts';
import { send } from '#web/platform/api/live.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { ExportButton } from './ExportButton.tsx';

const endpoints = {
  org: overview.organizationExport,
  area: overview.areaExport,
  unit: overview.unitExport,
  category: overview.categoryExport,
} as const;

/** From the first day of weeks to their last; undefined without any. */
export const daysOfWeeks = (weeks: readonly { readonly start: Day }[] | undefined) => {
  const [first, last] = [weeks?.[0], weeks?.at(-1)];
  return first && last && { start: first.start, end: sundayOf(last.start) };
};

interface ExportReceiptsProps {
  readonly place: Place;
  /** Undefined until it is known. */
  readonly range: { readonly start: Day; readonly end: Day } | undefined;
  readonly by?: 'unit' | 'category';
  /** Name keys of the categories that count; all without any. */
  readonly categories?: readonly string[];
}

/** Exports the weekly receipts that a screen shows for a place; not offered where only parts of the place may be read. */
export const ExportReceipts = ({ place: { level, ids, canRead }, range, by, categories = [] }: ExportReceiptsProps) => {
  if (!canRead) return null;
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = ids;
  return (
    <ExportButton
      fetchFile={
        range &&
        ((kind, signal) =>
          send(
            endpoints[level],
            {
              params: { orgId, areaId, unitId, categoryId },
              query: {
                kind,
                start: range.start,
                end: range.end,
                by,
                ...(categories.length > 0 && { categories }),
              },
            },
            { signal },
          ))
      }
    />
  );
};
