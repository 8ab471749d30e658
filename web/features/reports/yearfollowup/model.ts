import type { PlaceFollowUp, PlaceText } from '#shared/model/placeFollowUp.ts';
import { followUpCall, textCall } from '#web/domain/followup/place/calls.ts';
import { send } from '#web/platform/api/live.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import type { Definition } from '../model/definition.ts';

/** The follow-up of an area or organisation with its text. */
export interface YearAnswer {
  readonly followUp: PlaceFollowUp;
  readonly text: PlaceText;
}

/** The area or organisation that the report is of. */
export const placeOf = ({ level, place: { orgId, areaId } }: Definition): PlaceIds =>
  level === 'area' ? { orgId, areaId } : { orgId };

/** Requests the follow-up of the place and year of a report. Throws ApiProblem. */
export const fetchYear = async (definition: Definition, signal: AbortSignal): Promise<YearAnswer> => {
  const of = placeOf(definition);
  const [figures, text] = [followUpCall(of, definition.startYear), textCall(of, definition.startYear)];
  const answers = await Promise.all([
    send(figures.endpoint, figures.call, { signal }),
    send(text.endpoint, text.call, { signal }),
  ]);
  return { followUp: answers[0], text: answers[1] };
};
