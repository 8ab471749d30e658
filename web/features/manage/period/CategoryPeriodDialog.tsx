import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { CategoryPeriod } from '#shared/model/category.ts';
import { useChange } from '#web/api/useChange.ts';
import { type CategoryIds, everything } from '../ids.ts';
import { CategoryPeriodInputs } from './CategoryPeriodInputs.tsx';
import { categoryPeriodBody, categoryPeriodSchema, categoryPeriodValues } from './categoryPeriod.ts';
import { PartDialog } from './PartDialog.tsx';
import { usePartForm } from './usePartForm.ts';

interface CategoryPeriodDialogProps {
  readonly ids: CategoryIds;
  readonly name: string;
  /** Undefined for a new one. */
  readonly stored: CategoryPeriod | undefined;
  /** The period whose full-time week a new one takes. */
  readonly like: CategoryPeriod | undefined;
  readonly onClose: () => void;
}

/** One period of a category: its days, full-time week and notes. */
export const CategoryPeriodDialog = ({ ids, name, stored, like, onClose }: CategoryPeriodDialogProps) => {
  const { t } = useTranslation();
  const create = useChange(hierarchy.createCategoryPeriod, everything);
  const update = useChange(hierarchy.updateCategoryPeriod, everything);
  const removal = useChange(hierarchy.deleteCategoryPeriod, everything);
  const form = usePartForm({
    name,
    stored,
    toValues: (period) => categoryPeriodValues(period, like),
    toBody: categoryPeriodBody,
    labels: {
      start: t('ui.days.start'),
      end: { label: t('ui.days.end'), text: ({ end }) => end ?? t('ui.period.open') },
      workingHours: {
        label: t('manage.field.workingTime'),
        text: ({ workingHours, workingMinutes }) => `${workingHours}:${workingMinutes}`,
      },
      notes: t('manage.field.notes'),
    },
    create: { schema: categoryPeriodSchema, change: create, send: (body) => create.run({ params: ids, body }) },
    update: {
      schema: categoryPeriodSchema,
      change: update,
      send: (body, { id, version }) => update.run({ params: { ...ids, periodId: id }, body: { ...body, version } }),
    },
    remove: {
      change: removal,
      send: ({ id, version }) => removal.run({ params: { ...ids, periodId: id }, version }),
    },
    onClose,
  });
  return (
    <PartDialog form={form} level="category" name={name} stored={stored} onClose={onClose}>
      <CategoryPeriodInputs values={form.values} onChange={form.set} errors={form.errors} />
    </PartDialog>
  );
};
