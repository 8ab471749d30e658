import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlaceIds } from '#web/api/place.ts';
import { type Tab, tabs } from './routes.ts';

const isTab = (text: string | null): text is Tab => (tabs as readonly (string | null)[]).includes(text);

/** What the plan page's address says. */
export const usePlanAddress = (): { readonly ids: PlaceIds; readonly tab: Tab | undefined } => {
  const [search] = useSearchParams();
  return useMemo(() => {
    const read = (name: string) => search.get(name) ?? undefined;
    const tab = search.get('tab');
    return {
      ids: { orgId: read('orgId'), areaId: read('areaId'), unitId: read('unitId'), categoryId: read('categoryId') },
      tab: isTab(tab) ? tab : undefined,
    };
  }, [search]);
};
