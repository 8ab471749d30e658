import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '#web/api/live.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { lastContext } from './lastPlace.ts';
import { findPlace, type Place } from './place.ts';
import { routes, type Tab } from './routes.ts';
import { startPlace } from './startPlace.ts';
import { usePlaces } from './usePlaces.ts';
import { usePlanAddress } from './usePlanAddress.ts';

const defaultTab = (place: Place | undefined): Tab =>
  place === undefined || place.level === 'unit' || place.level === 'category' ? 'demand' : 'overview';

/**
 * The place and tab that the plan page shows: the address's; without one the place that the same person last planned here, else where the
 * account's grants begin. Without a named tab, Behov (spec 2 section 2), or Översikt where the place holds many units.
 */
export const usePlan = () => {
  const { ids, tab } = usePlanAddress();
  const { pathname } = useLocation();
  const claims = useSignal(session);
  const places = usePlaces();
  const { roots } = places;
  const place = useMemo(() => {
    if (roots === undefined || claims === undefined) return undefined;
    const asked = ids.orgId === undefined ? lastContext(claims.username) : ids;
    return (asked && findPlace(roots, asked)) ?? startPlace(roots, claims);
  }, [roots, claims, ids]);
  return { ...places, place, tab: pathname === routes.plan.path ? (tab ?? defaultTab(place)) : undefined };
};
