import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { EmployeeQuery } from '#shared/model/employeeSearch.ts';
import { hasWords, wordsOf } from '#shared/text/words.ts';
import { useDebounced } from '#web/kit/ui/hooks/useDebounced.ts';
import { session } from '#web/platform/api/live.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href } from '#web/platform/navigation/href.ts';
import { flatten, type Place } from '#web/platform/navigation/place.ts';
import { allows, routes, tabs } from '#web/platform/navigation/routes.ts';
import { employeeLink, type Hit, type Link, listed, searchPages } from './hits.ts';
import { searchPlaces } from './search.ts';

/** How long nothing is typed before employees are searched, in milliseconds. */
const DELAY = 250;

/** The screens that the account may see, and the tabs of the current place. */
const usePages = (place: Place | undefined): readonly Link[] => {
  const { t } = useTranslation();
  const claims = useSignal(session);
  return useMemo(() => {
    const screens = [
      ...Object.values(routes).filter(({ inMenu }) => inMenu),
      // Who signs in at an employer has no password here.
      ...(session.provider() === undefined ? [routes.changePassword] : []),
      routes.accessibility,
    ]
      .filter((route) => allows(route, claims))
      .map((route): Link => ({ kind: 'page', name: t(route.label), above: '', to: route.path }));
    const ofPlace = place ? tabs : [];
    return [
      ...ofPlace.map(
        (tab): Link => ({
          kind: 'page',
          name: t(`plan.${tab}`),
          above: place?.name ?? '',
          to: href.plan({ ...place?.ids, tab }),
        }),
      ),
      ...screens,
    ];
  }, [t, claims, place]);
};

/** The employees of the organisation whose names fit; one request when typing pauses. */
const useEmployees = (orgId: string | undefined, query: string): readonly Link[] => {
  const search = EmployeeQuery.safeParse({ search: useDebounced(query, DELAY) }).data;
  const call = orgId !== undefined && search ? { params: { orgId }, query: search } : null;
  const { data } = useEndpoint(assets.search, call, { keepPreviousData: true });
  return useMemo(() => {
    const words = wordsOf(query);
    if (orgId === undefined || words.length === 0) return [];
    // Until the answer to what is typed now has come, those of the answer before that still fit.
    return (data ?? []).filter(({ name }) => hasWords(name, words)).map((found) => employeeLink(orgId, found));
  }, [orgId, query, data]);
};

/**
 * What the query finds: places, pages and employees; inside a place only the places below it. Without a query all places.
 * Employees are those of the organisation that is shown, else of the first one.
 */
export const useHits = (
  roots: readonly Place[],
  {
    place,
    within,
    query,
  }: { readonly place: Place | undefined; readonly within: Place | undefined; readonly query: string },
): readonly Hit[] => {
  const everywhere = within === undefined;
  const pages = usePages(place);
  const employees = useEmployees(place?.ids.orgId ?? roots[0]?.id, everywhere ? query : '');
  return useMemo(() => {
    if (within !== undefined) {
      const below = query.trim() === '' ? within.children : searchPlaces(flatten(within.children), query);
      return listed(below, [], []);
    }
    return listed(searchPlaces(flatten(roots), query, { from: place }), searchPages(pages, query), employees);
  }, [roots, place, within, query, pages, employees]);
};
