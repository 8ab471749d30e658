import { overview } from '#shared/contract/overview.ts';
import type { Day } from '#shared/time/day.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { send } from '#web/platform/api/live.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { ExportButton } from './ExportButton.tsx';

const endpoints = {
  org: overview.organizationExport,
  area: overview.areaExport,
  unit: overview.unitExport,
  category: overview.categoryExport,
} as const;

interface ExportReceiptsProps {
  readonly place: Place;
  readonly range: { readonly start: Day; readonly end: Day };
  readonly by?: 'unit' | 'category';
  /** Name keys of the categories that count; all without any. */
  readonly categories?: readonly string[];
}

/** Exports the weekly receipts that a screen shows for a place; not offered where only parts of the place may be read. */
export const ExportReceipts = ({ place: { level, ids, canRead }, range, by, categories = [] }: ExportReceiptsProps) => {
  if (!canRead) return null;
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = ids;
  const { start, end } = range;
  return (
    <TabTools>
      <ExportButton
        fetchFile={(kind, signal) =>
          send(
            endpoints[level],
            {
              params: { orgId, areaId, unitId, categoryId },
              query: { kind, start, end, by, ...(categories.length > 0 && { categories }) },
            },
            { signal },
          )
        }
      />
    </TabTools>
  );
};
