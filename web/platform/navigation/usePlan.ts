import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { lastPlace } from './lastPlace.ts';
import { findPlace, type Place } from './place.ts';
import { routes, type Tab } from './routes.ts';
import { startPlace } from './startPlace.ts';
import { usePlaces } from './usePlaces.ts';
import { usePlanAddress } from './usePlanAddress.ts';

const defaultTab = (place: Place | undefined): Tab =>
  place === undefined || place.level === 'unit' || place.level === 'category' ? 'demand' : 'overview';

/**
 * The place and tab that the plan page shows. Place: the one in the address, else the one that the account last planned at
 * this browser, else that of its first grant. Tab: the one in the address, else Behov, or Översikt above the units. An address
 * with neither is a start: Översikt, of the whole unit where a category of it was planned last.
 */
export const usePlan = () => {
  const { ids, tab } = usePlanAddress();
  const { pathname } = useLocation();
  const claims = useSignal(session);
  const places = usePlaces();
  const { roots } = places;
  const isStart = ids.orgId === undefined && tab === undefined;
  const place = useMemo(() => {
    if (roots === undefined || claims === undefined) return undefined;
    const wanted = ids.orgId === undefined ? lastPlace(claims.username) : ids;
    const found = (wanted && findPlace(roots, wanted)) ?? startPlace(roots, claims);
    return isStart && found?.level === 'category' ? found.parent : found;
  }, [roots, claims, ids, isStart]);
  const shown = tab ?? (isStart ? 'overview' : defaultTab(place));
  return { ...places, place, tab: pathname === routes.plan.path ? shown : undefined };
};
