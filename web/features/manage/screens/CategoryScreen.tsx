import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Category, CategoryPeriod } from '#shared/model/category.ts';
import { formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { NEW } from '#web/platform/navigation/href.ts';
import { CategoryForm } from '../form/CategoryForm.tsx';
import type { CategoryIds } from '../ids.ts';
import { Changed } from '../list/Changed.tsx';
import { CategoryPeriodDialog } from '../period/CategoryPeriodDialog.tsx';
import { PeriodCard, type PeriodColumn } from '../period/PeriodCard.tsx';
import { CategoryShifts } from '../shifts/CategoryShifts.tsx';
import { ManageScreen } from './ManageScreen.tsx';
import { NewScreen } from './NewScreen.tsx';
import { useUp } from './useUp.ts';

const Periods = ({ ids, category }: { readonly ids: CategoryIds; readonly category: Category }) => {
  const { t } = useTranslation();
  const seesDetails = useRight('everywhere');
  const details: readonly PeriodColumn<CategoryPeriod>[] = [
    {
      id: 'details',
      head: t('manage.period.changed'),
      cell: (period) => <Changed {...period} />,
      wideOnly: true,
    },
  ];
  return (
    <PeriodCard
      periods={category.periods}
      columns={[
        {
          id: 'workingTime',
          head: t('manage.field.workingTime'),
          cell: ({ workingHours, workingMinutes }) => formatMinutes(minutesOf(workingHours, workingMinutes)),
        },
        { id: 'notes', head: t('manage.field.notes'), cell: ({ notes }) => notes, wideOnly: true },
        ...(seesDetails ? details : []),
      ]}
      dialog={(stored, like, onClose) => (
        <CategoryPeriodDialog ids={ids} name={category.name} stored={stored} like={like} onClose={onClose} />
      )}
    />
  );
};

/** A category: its shifts, its name and periods; or a new one. */
export const CategoryScreen = ({ ids }: { readonly ids: CategoryIds }) => {
  const { orgId, areaId, unitId, categoryId } = ids;
  const isNew = categoryId === NEW;
  const category = useEndpoint(hierarchy.category, isNew ? null : { params: ids });
  const unitIds = { orgId, areaId, unitId };
  const up = useUp('unit', unitIds);
  if (isNew) {
    return (
      <NewScreen level="category" up={up}>
        <CategoryForm ids={unitIds} />
      </NewScreen>
    );
  }
  return (
    <ManageScreen level="category" ids={ids} name={category.data?.name} up={up}>
      {{
        list: (
          <Loaded of={category} skeleton={<BlockSkeleton height={180} />}>
            {(stored) => (
              <>
                <CategoryShifts
                  ids={unitIds}
                  category={stored}
                  onChanged={(changed) => void category.mutate(changed, { revalidate: false })}
                />
                <CategoryForm ids={unitIds} stored={stored} />
                <Periods ids={ids} category={stored} />
              </>
            )}
          </Loaded>
        ),
      }}
    </ManageScreen>
  );
};
