import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { CategoryPeriod } from '#shared/model/category.ts';
import { useChange } from '#web/api/useChange.ts';
import { type CategoryIds, everything } from '../ids.ts';
import { CategoryPeriodInputs } from './CategoryPeriodInputs.tsx';
import { categoryPeriodBody, categoryPeriodSchema, categoryPeriodValues } from './categoryPeriod.ts';
import { PartDialog } from './PartDialog.tsx';
import { usePeriodText } from './usePeriodText.ts';

interface CategoryPeriodDialogProps {
  readonly ids: CategoryIds;
  readonly name: string;
  /** Undefined for a new one. */
  readonly stored: CategoryPeriod | undefined;
  /** What a new one takes its full-time week from. */
  readonly like: CategoryPeriod | undefined;
  readonly onClose: () => void;
}

/** One period of a category: its days, full-time week and notes. */
export const CategoryPeriodDialog = ({ ids, name, stored, like, onClose }: CategoryPeriodDialogProps) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const create = useChange(hierarchy.createCategoryPeriod, everything);
  const update = useChange(hierarchy.updateCategoryPeriod, everything);
  const removal = useChange(hierarchy.deleteCategoryPeriod, everything);
  return (
    <PartDialog
      title={stored ? t('manage.period.of', { name, period: periodText(stored) }) : t('manage.period.newOf', { name })}
      level="category"
      name={name}
      stored={stored}
      valuesOf={(period) => categoryPeriodValues(period, like)}
      schema={categoryPeriodSchema}
      bodyOf={categoryPeriodBody}
      told={{
        start: { label: t('ui.days.start'), of: ({ start }) => start ?? '' },
        end: { label: t('ui.days.end'), of: ({ end }) => end ?? t('ui.period.open') },
        workingHours: {
          label: t('manage.field.workingTime'),
          of: ({ workingHours, workingMinutes }) => `${workingHours}:${workingMinutes}`,
        },
        notes: { label: t('manage.field.notes'), of: ({ notes }) => notes },
      }}
      change={stored ? update : create}
      send={(values, version) => {
        const body = categoryPeriodBody(values);
        return stored
          ? update.run({ params: { ...ids, periodId: stored.id }, body: { ...body, version } })
          : create.run({ params: ids, body });
      }}
      {...(stored && {
        removal: {
          ...removal,
          run: () => removal.run({ params: { ...ids, periodId: stored.id }, version: stored.version }),
        },
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(values, set, errors) => <CategoryPeriodInputs values={values} onChange={set} errors={errors} />}
    </PartDialog>
  );
};
