import type { CategoryPlace } from '#web/api/place.ts';

/** Being built. */
export const AssetsTab = ({ place }: { readonly place: CategoryPlace }) => <h1>{place.name}</h1>;
