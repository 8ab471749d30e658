import type { UnitIds } from '../ids.ts';

/** What is typed in the follow-up of a unit. */
export const FollowUpTab = ({ ids }: { readonly ids: UnitIds }) => <p>{ids.unitId}</p>;
