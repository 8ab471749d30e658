import { overview } from '#shared/contract/overview.ts';
import { mostRateYears } from '#shared/model/rateHours.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { OrgIds, UnitIds } from '../ids.ts';

/** What hours of an organisation, or of a unit, are priced by in the latest of some years. */
export const useRateHours = (ids: OrgIds | UnitIds, years: readonly number[]) => {
  const query = { years: years.slice(-mostRateYears) };
  const unit = useEndpoint(overview.unitRateHours, 'unitId' in ids ? { params: ids, query } : null);
  const organization = useEndpoint(
    overview.organizationRateHours,
    'unitId' in ids ? null : { params: { orgId: ids.orgId }, query },
  );
  const { data, error } = 'unitId' in ids ? unit : organization;
  return { hours: data, problem: error };
};
