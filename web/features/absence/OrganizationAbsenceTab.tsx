import { useMemo } from 'react';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { OrganizationAbsence } from '#shared/model/expectedAbsence.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import { ofOrganization } from './model/setting.ts';
import type { AbsenceSaving } from './useAbsence.ts';

/** The expected absence of an organisation, by the names of its units' categories. */
export const OrganizationAbsenceTab = ({ ids }: { readonly ids: { readonly orgId: string } }) => {
  const canWrite = useRight('configure');
  const stored = useEndpoint(hierarchy.organizationAbsence, { params: ids });
  const change = useChange(hierarchy.saveOrganizationAbsence);
  const { data } = stored;
  const setting = useMemo(() => data && ofOrganization(data), [data]);
  const saving: AbsenceSaving = {
    ...change,
    send: async ({ on, version, categories }) => {
      const body = {
        ...(typeof on === 'boolean' && { on }),
        version,
        categories: categories.map(({ id, ...rates }) => ({ ...rates, name: id })),
      };
      const done = await change.run({ params: ids, body });
      if (done) await stored.mutate(done.answer, { revalidate: false });
      return done && ofOrganization(done.answer);
    },
    reload: () => stored.mutate(),
    currentIn: (answer) => ofOrganization(answer as OrganizationAbsence),
  };
  return (
    <Loaded of={{ ...stored, data: setting }} skeleton={<TableSkeleton columns={6} />}>
      {(shown) => <AbsenceForm placeId={ids.orgId} isUnit={false} canWrite={canWrite} stored={shown} saving={saving} />}
    </Loaded>
  );
};
