import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PlaceIds } from './place.ts';
import { type Tab, tabs } from './routes.ts';

const isTab = (text: string | null): text is Tab => (tabs as readonly (string | null)[]).includes(text);

/** Place and tab of the address: in the query on the plan page, in the path in Förvalta. */
export const usePlanAddress = (): { readonly ids: PlaceIds; readonly tab: Tab | undefined } => {
  const [search] = useSearchParams();
  const params = useParams();
  return useMemo(() => {
    const read = (name: string) => search.get(name) ?? params[name];
    const tab = search.get('tab');
    return {
      ids: { orgId: read('orgId'), areaId: read('areaId'), unitId: read('unitId'), categoryId: read('categoryId') },
      tab: isTab(tab) ? tab : undefined,
    };
  }, [search, params]);
};
