import { useTranslation } from 'react-i18next';
import { budget as contract } from '#shared/contract/budget.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { OrgIds, UnitIds } from '../ids.ts';
import { OwnRates } from './OwnRates.tsx';
import { RatesCard } from './RatesCard.tsx';

/** What the categories of an organisation cost, and the units that depart from it. */
export const OrganizationRatesTab = ({ ids }: { readonly ids: OrgIds }) => {
  const { t } = useTranslation();
  const rates = useEndpoint(contract.rates, { params: ids });
  const { state, attempt, reset } = useChange(contract.saveRates);
  return (
    <Loaded of={rates} skeleton={<TableSkeleton rows={8} columns={9} />}>
      {(stored) => (
        <RatesCard
          id={ids.orgId}
          ids={{ orgId: ids.orgId }}
          stored={stored}
          note={t('rates.ofOrganization')}
          change={{ state, reset, send: (body) => attempt({ params: ids, body }) }}
          refresh={() => rates.mutate()}
          beside={stored.units.length > 0 && <OwnRates orgId={ids.orgId} rates={stored} />}
        />
      )}
    </Loaded>
  );
};

/** What a unit's categories cost where it departs from its organisation. */
export const UnitRatesTab = ({ ids }: { readonly ids: UnitIds }) => {
  const { t } = useTranslation();
  const rates = useEndpoint(contract.unitRates, { params: ids });
  const { state, attempt, reset } = useChange(contract.saveUnitRates);
  return (
    <Loaded of={rates} skeleton={<TableSkeleton rows={6} columns={9} />}>
      {(stored) => (
        <RatesCard
          id={ids.unitId}
          ids={ids}
          stored={stored}
          note={t('rates.ofUnit')}
          change={{ state, reset, send: (body) => attempt({ params: ids, body }) }}
          refresh={() => rates.mutate()}
        />
      )}
    </Loaded>
  );
};
