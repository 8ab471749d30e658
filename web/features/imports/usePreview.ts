import { imports } from '#shared/contract/imports.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { isUnit, type PlaceIds } from './ids.ts';
import type { Source } from './model/source.ts';

/** A file of 100,000 rows takes seconds to read: what is known stays until something of the organisation changes. */
const seldom = { revalidateOnFocus: false, keepPreviousData: true } as const;

/** What the chosen file would change, with mappings that are not stored yet. Sends nothing without a file. */
export const usePreview = (ids: PlaceIds, { kind, fileId }: Source, mappings: readonly CategoryMapping[]) => {
  const body = { kind, fileId, ...(mappings.length > 0 && { mappings: [...mappings] }) };
  const hasFile = fileId !== undefined;
  const { orgId } = ids;
  const ofUnit = useEndpoint(imports.preview, hasFile && isUnit(ids) ? { params: ids, body } : null, seldom);
  const ofAll = useEndpoint(imports.previewAll, hasFile && !isUnit(ids) ? { params: { orgId }, body } : null, seldom);
  return isUnit(ids) ? ofUnit : ofAll;
};
