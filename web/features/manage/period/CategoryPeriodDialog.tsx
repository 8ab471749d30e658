import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { CategoryPeriod } from '#shared/model/category.ts';
import type { CategoryIds } from '../ids.ts';
import { CategoryPeriodInputs } from './CategoryPeriodInputs.tsx';
import { categoryPeriodBody, categoryPeriodSchema, categoryPeriodValues } from './categoryPeriod.ts';
import { PartDialog, type PartDialogProps } from './PartDialog.tsx';
import { usePartForm } from './usePartForm.ts';

const endpoints = {
  create: hierarchy.createCategoryPeriod,
  update: hierarchy.updateCategoryPeriod,
  remove: hierarchy.deleteCategoryPeriod,
};

/** One period of a category: its days, full-time week and notes. */
export const CategoryPeriodDialog = ({
  ids,
  name,
  stored,
  like,
  onClose,
}: PartDialogProps<CategoryIds, CategoryPeriod>) => {
  const { t } = useTranslation();
  const form = usePartForm({
    name,
    schema: categoryPeriodSchema,
    endpoints,
    above: ids,
    own: (periodId) => ({ ...ids, periodId }),
    stored,
    toValues: (period) => categoryPeriodValues(period, like),
    toBody: categoryPeriodBody,
    labels: {
      workingHours: {
        label: t('manage.field.workingTime'),
        text: ({ workingHours, workingMinutes }) => `${workingHours}:${workingMinutes}`,
      },
      notes: t('manage.field.notes'),
    },
    onClose,
  });
  return (
    <PartDialog form={form} level="category" name={name} stored={stored} onClose={onClose}>
      <CategoryPeriodInputs values={form.values} onChange={form.set} errors={form.errors} />
    </PartDialog>
  );
};
