import type { ComponentProps, ReactNode } from 'react';
import { AccessTab } from '#web/features/manage/access/AccessTab.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton, TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import type { ManageIds } from '#web/platform/navigation/href.ts';
import { useReaching } from '../access/useReaching.ts';
import { PlaceFacts } from '../frame/PlaceFacts.tsx';
import type { UnitIds } from '../ids.ts';
import type { ManageTab } from '../level.ts';
import { ManageScreen } from './ManageScreen.tsx';
import { NewScreen } from './NewScreen.tsx';

interface Entity {
  readonly id: string;
  readonly name: string;
  readonly created: string;
}

interface EntityScreenProps<Stored extends Entity> {
  readonly level: 'org' | 'area' | 'unit';
  readonly ids: ManageIds;
  /** The ids of a unit. */
  readonly unit?: UnitIds;
  readonly isNew: boolean;
  /** The stored entity as it is loaded; not sent for when it is new. */
  readonly of: ComponentProps<typeof Loaded<Stored>>['of'];
  readonly up: { readonly to: string; readonly label: string };
  readonly list: ReactNode;
  /** What other features show of it. */
  readonly further?: Readonly<Partial<Record<ManageTab, ReactNode>>>;
  /** Below its grants. */
  readonly belowAccess?: ReactNode;
  readonly form: (stored?: Stored) => ReactNode;
  /** The height of the form in pixels, about, while it is loaded. */
  readonly height: number;
}

/** An organisation, area or unit: what it contains, its grants and its fields; or the name of a new one. */
export const EntityScreen = <Stored extends Entity>(props: EntityScreenProps<Stored>) => {
  const { level, ids, unit, isNew, of, up, list, further, belowAccess, form, height } = props;
  const grantLevel = level === 'org' ? 'organization' : level;
  const reaching = useReaching(of.data && { level: grantLevel, id: of.data.id });
  if (isNew) {
    return (
      <NewScreen level={level} up={up}>
        {form()}
      </NewScreen>
    );
  }
  return (
    <ManageScreen
      level={level}
      ids={ids}
      name={of.data?.name}
      up={level === 'org' ? undefined : up}
      facts={of.data && <PlaceFacts created={of.data.created} reaching={reaching} unit={unit} />}
      counts={{ access: reaching }}
    >
      {{
        list,
        ...further,
        access: (
          <>
            <Loaded of={of} skeleton={<TableSkeleton columns={3} />}>
              {({ id, name }) => <AccessTab place={{ level: grantLevel, id, name }} />}
            </Loaded>
            {belowAccess}
          </>
        ),
        edit: (
          <Loaded of={of} skeleton={<BlockSkeleton height={height} />}>
            {form}
          </Loaded>
        ),
      }}
    </ManageScreen>
  );
};
