import type { Place } from '#web/api/place.ts';

/** Being built. */
export const OverviewTab = ({ place }: { readonly place: Place }) => <h1>{place.name}</h1>;
