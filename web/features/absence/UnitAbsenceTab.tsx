import { useMemo } from 'react';
import { budget } from '#shared/contract/budget.ts';
import type { UnitAbsence } from '#shared/model/expectedAbsence.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import { ofUnit } from './model/setting.ts';
import type { AbsenceSaving } from './useAbsence.ts';

interface UnitAbsenceTabProps {
  readonly ids: { readonly orgId: string; readonly areaId: string; readonly unitId: string };
  readonly canWrite: boolean;
}

/** The expected absence of a unit: typed over the proposals of its own months and of its organisation. */
export const UnitAbsenceTab = ({ ids, canWrite }: UnitAbsenceTabProps) => {
  const stored = useEndpoint(budget.absence, { params: ids });
  const change = useChange(budget.saveAbsence);
  const { data } = stored;
  const setting = useMemo(() => data && ofUnit(data), [data]);
  const saving: AbsenceSaving = {
    ...change,
    send: async ({ on, version, categories }) => {
      const body = { on, version, categories: categories.map(({ id, ...rates }) => ({ ...rates, categoryId: id })) };
      const done = await change.run({ params: ids, body });
      if (done) await stored.mutate(done.answer, { revalidate: false });
      return done && ofUnit(done.answer);
    },
    reload: () => stored.mutate(),
    currentIn: (answer) => ofUnit(answer as UnitAbsence),
  };
  return (
    <Loaded of={{ ...stored, data: setting }} skeleton={<TableSkeleton columns={6} />}>
      {(shown) => <AbsenceForm placeId={ids.unitId} isUnit canWrite={canWrite} stored={shown} saving={saving} />}
    </Loaded>
  );
};
