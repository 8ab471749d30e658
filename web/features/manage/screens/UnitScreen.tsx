import type { ReactNode } from 'react';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { LateSetupCard } from '#web/domain/setup/LateSetupCard.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { NEW } from '#web/platform/navigation/href.ts';
import { UnitForm } from '../form/UnitForm.tsx';
import type { UnitIds } from '../ids.ts';
import { UnitShifts } from '../shifts/UnitShifts.tsx';
import { EntityScreen } from './EntityScreen.tsx';
import { useUp } from './useUp.ts';

const Categories = ({ ids }: { readonly ids: UnitIds }) => {
  const categories = useEndpoint(hierarchy.categories, { params: ids });
  return (
    <Loaded of={categories} skeleton={<TableSkeleton columns={3} />}>
      {(list) => (
        <UnitShifts
          ids={ids}
          categories={list}
          onOrdered={(ordered) => void categories.mutate([...ordered], { revalidate: false })}
        />
      )}
    </Loaded>
  );
};

interface UnitScreenProps {
  readonly ids: UnitIds;
  /** What its categories cost. */
  readonly rates: ReactNode;
  /** The configuration of its follow-up, and what is typed in it. */
  readonly activities: ReactNode;
  readonly followup: ReactNode;
  /** Its expected absence. */
  readonly absence: ReactNode;
  /** The import from the HR system. */
  readonly imports: ReactNode;
}

/** A unit: its categories, its follow-up, its fields, its grants, its imports; or a new one. */
export const UnitScreen = ({ ids, absence, rates, activities, followup, imports }: UnitScreenProps) => {
  const { orgId, areaId, unitId } = ids;
  const isNew = unitId === NEW;
  const unit = useEndpoint(hierarchy.unit, isNew ? null : { params: ids });
  const up = useUp('area', { orgId, areaId });
  return (
    <EntityScreen
      level="unit"
      ids={ids}
      unit={ids}
      isNew={isNew}
      of={unit}
      up={up}
      list={
        <>
          {/* Whoever sees Förvalta may write in the unit. */}
          {unit.data && <LateSetupCard unit={{ ids, name: unit.data.name, canWrite: true }} />}
          <Categories ids={ids} />
        </>
      }
      further={{ absence, rates, activities, followup, import: imports }}
      form={(stored) => <UnitForm ids={{ orgId, areaId }} stored={stored} />}
      height={220}
    />
  );
};
