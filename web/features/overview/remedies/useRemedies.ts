import { useState } from 'react';
import { overview } from '#shared/contract/overview.ts';
import type { RemedyList } from '#shared/model/remedy.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { Place } from '#web/platform/navigation/place.ts';

/** The shortages of a place, and the choice of all of them. */
export interface Remedies {
  /** Undefined until they are loaded, and at places of which only parts may be read. */
  readonly list: RemedyList | undefined;
  /** They are going to be loaded. */
  readonly coming: boolean;
  readonly all: boolean;
  readonly showAll: (all: boolean) => void;
}

/**
 * The heaviest shortages of a place with what closes them; requested once the map has come, which is read first. None of an organisation
 * or area of which only parts may be read.
 */
export const useRemedies = ({ level, ids, canRead }: Place, figures: 'gross' | 'net', ready: boolean): Remedies => {
  const [all, showAll] = useState(false);
  const { orgId = '', areaId = '', unitId = '' } = ids;
  const query = { figures, ...(all && { all: 'true' as const }) };
  const options = { keepPreviousData: true };
  const isListed = canRead || level === 'unit';
  const isReady = ready && isListed;
  const organization = useEndpoint(
    overview.organizationRemedies,
    isReady && level === 'org' ? { params: { orgId }, query } : null,
    options,
  );
  const area = useEndpoint(
    overview.areaRemedies,
    isReady && level === 'area' ? { params: { orgId, areaId }, query } : null,
    options,
  );
  const unit = useEndpoint(
    overview.unitRemedies,
    isReady && level === 'unit' ? { params: { orgId, areaId, unitId }, query } : null,
    options,
  );
  const { data, error } = level === 'unit' ? unit : level === 'area' ? area : organization;
  const coming = isListed && data === undefined && error === undefined;
  return { list: data, coming, all, showAll };
};
