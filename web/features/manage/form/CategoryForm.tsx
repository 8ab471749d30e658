import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Category } from '#shared/model/category.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import type { UnitIds } from '../ids.ts';
import { CategoryPeriodInputs } from '../period/CategoryPeriodInputs.tsx';
import { categoryPeriodBody, categoryPeriodValues } from '../period/categoryPeriod.ts';
import { EntityFields } from './EntityFields.tsx';
import { FirstPeriod } from './FirstPeriod.tsx';
import { useEntityForm } from './useEntityForm.ts';

const endpoints = {
  create: hierarchy.createCategory,
  update: hierarchy.updateCategory,
  remove: hierarchy.deleteCategory,
};

const toValues = (stored: Category | undefined) => ({
  name: stored?.name ?? '',
  period: stored ? undefined : categoryPeriodValues(undefined),
});

const toBody = ({ name, period }: ReturnType<typeof toValues>) => ({
  name,
  ...(period && { period: categoryPeriodBody(period) }),
});

/** The fields of a category; a new one comes with its first period. */
export const CategoryForm = ({ ids, stored }: { readonly ids: UnitIds; readonly stored?: Category }) => {
  const { t } = useTranslation();
  const form = useEntityForm({
    level: 'category',
    endpoints,
    contents: hierarchy.categoryContents,
    above: ids,
    own: (categoryId) => ({ ...ids, categoryId }),
    stored,
    toValues,
    toBody,
    labels: { name: t('manage.field.name') },
    next: (categoryId) => href.manage({ ...ids, categoryId, shiftId: NEW }),
  });
  return (
    <EntityFields form={form}>
      <FirstPeriod form={form} inputs={CategoryPeriodInputs} />
    </EntityFields>
  );
};
