import { followup } from '#shared/contract/followup.ts';
import type { PlaceText } from '#shared/model/placeFollowUp.ts';
import { keyOf, useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Place } from '#web/platform/navigation/place.ts';

/** The ids of the text of a place and year. */
export const textParams = ({ ids: { orgId = '', areaId = '' } }: Place, year: number) => ({
  ...{ orgId, areaId, year: String(year) },
});

/** The text alone: the figures of the place take long, and a text changes none of them. */
export const touchesText = (place: Place, year: number) => ({
  touches: keyOf(place.level === 'area' ? followup.areaText : followup.organizationText, {
    params: textParams(place, year),
  }),
});

/** The text of the follow-up of a place and year; undefined while it is loaded. */
export const usePlaceText = (place: Place, year: number): PlaceText | undefined =>
  useEndpoint(place.level === 'area' ? followup.areaText : followup.organizationText, {
    params: textParams(place, year),
  }).data;
