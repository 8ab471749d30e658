import { useState } from 'react';
import { overview } from '#shared/contract/overview.ts';
import type { RemedyList } from '#shared/model/remedy.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Place } from '#web/platform/navigation/place.ts';

/** The shortages of an organisation or a unit, and the choice of all of them. */
export interface Remedies {
  /** Undefined until they are loaded, and at other places. */
  readonly list: RemedyList | undefined;
  /** They are going to be loaded. */
  readonly coming: boolean;
  readonly all: boolean;
  readonly showAll: (all: boolean) => void;
}

/**
 * The heaviest shortages of a place with what closes them; requested once the map has come, which is read first. None of an organisation
 * of which only parts may be read.
 */
export const useRemedies = ({ level, ids, canRead }: Place, figures: 'gross' | 'net', ready: boolean): Remedies => {
  const [all, showAll] = useState(false);
  const { orgId = '', areaId = '', unitId = '' } = ids;
  const query = { figures, ...(all && { all: 'true' as const }) };
  const options = { keepPreviousData: true };
  const inOrganization = canRead && level === 'org';
  const organization = useEndpoint(
    overview.organizationRemedies,
    ready && inOrganization ? { params: { orgId }, query } : null,
    options,
  );
  const unit = useEndpoint(
    overview.unitRemedies,
    ready && level === 'unit' ? { params: { orgId, areaId, unitId }, query } : null,
    options,
  );
  const { data, error } = level === 'unit' ? unit : organization;
  const coming = (level === 'unit' || inOrganization) && data === undefined && error === undefined;
  return { list: data, coming, all, showAll };
};
