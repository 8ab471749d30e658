import { PlaceTree } from '#shared/model/place.ts';
import { get } from './define.ts';

/** Who reaches what (spec 1 sections 6 and 7; api.md "Access"). */
export const access = {
  context: get('/api/access/context', {
    who: 'signedIn',
    summary: 'The tree the caller may see, organisations to categories.',
    answer: PlaceTree,
  }),
} as const;
