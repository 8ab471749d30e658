import { followup } from '#shared/contract/followup.ts';
import { overview } from '#shared/contract/overview.ts';
import type { PlaceText } from '#shared/model/placeFollowUp.ts';
import type { FetchFile } from '#web/domain/receipts/ExportButton.tsx';
import { send } from '#web/platform/api/live.ts';
import { keyOf, useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';

const paramsOf = ({ orgId = '', areaId = '' }: PlaceIds, year: number) => ({ orgId, areaId, year: String(year) });

/** The follow-up of a place and year: of the area where the ids have one, else of the organisation. */
export const followUpCall = (ids: PlaceIds, year: number) => ({
  endpoint: ids.areaId === undefined ? overview.organizationFollowUp : overview.areaFollowUp,
  call: { params: paramsOf(ids, year) },
});

/** The text of the follow-up of a place and year. */
export const textCall = (ids: PlaceIds, year: number) => ({
  endpoint: ids.areaId === undefined ? followup.organizationText : followup.areaText,
  call: { params: paramsOf(ids, year) },
});

/** Requests the follow-up of a place and year as a file. */
export const fetchPlaceFile =
  (ids: PlaceIds, year: number): FetchFile =>
  (kind, signal) =>
    send(
      ids.areaId === undefined ? overview.organizationFollowUpExport : overview.areaFollowUpExport,
      { params: paramsOf(ids, year), query: { kind } },
      { signal },
    );

/** The text alone: the figures of the place take long, and a text changes none of them. */
export const touchesText = (ids: PlaceIds, year: number) => {
  const { endpoint, call } = textCall(ids, year);
  return { touches: keyOf(endpoint, call) };
};

/** The text of the follow-up of a place and year; undefined while it is loaded. */
export const usePlaceText = (ids: PlaceIds, year: number): PlaceText | undefined => {
  const { endpoint, call } = textCall(ids, year);
  return useEndpoint(endpoint, call).data;
};
