import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type Category, CategoryChange, CategoryFields } from '#shared/model/category.ts';
import { useChange } from '#web/api/useChange.ts';
import { textsUnder } from '#web/forms/judge.ts';
import { href, NEW } from '#web/navigation/href.ts';
import { everything, type UnitIds } from '../ids.ts';
import { CategoryPeriodInputs } from '../period/CategoryPeriodInputs.tsx';
import { categoryPeriodBody, categoryPeriodValues } from '../period/categoryPeriod.ts';
import { useRemoval } from '../remove/useRemoval.tsx';
import { EntityFields } from './EntityFields.tsx';
import { Group } from './Group.tsx';
import { TextField } from './TextField.tsx';
import { useEntityForm } from './useEntityForm.ts';

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
  const create = useChange(hierarchy.createCategory, everything);
  const update = useChange(hierarchy.updateCategory, everything);
  const form = useEntityForm({
    level: 'category',
    stored,
    toValues,
    toBody,
    labels: { name: t('manage.field.name') },
    create: { schema: CategoryFields, change: create, send: (body) => create.run({ params: ids, body }) },
    update: {
      schema: CategoryChange,
      change: update,
      send: (body, { id, version }) => update.run({ params: { ...ids, categoryId: id }, body: { ...body, version } }),
    },
    next: ({ id: categoryId }) => href.manage({ ...ids, categoryId, shiftId: NEW }),
  });
  const removal = useRemoval(
    hierarchy.deleteCategory,
    'category',
    stored && { name: stored.name, version: stored.version, params: { ...ids, categoryId: stored.id } },
    () => form.leave(href.manage(ids)),
  );
  const { values, set, errors } = form;
  const { period } = values;
  return (
    <EntityFields
      form={form}
      up={href.manage(ids)}
      label={t('manage.form.category')}
      action={stored ? t('ui.save') : t('manage.create.category')}
      removal={removal}
    >
      <TextField
        label={t('manage.field.name')}
        value={values.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        required
        focused={!stored}
      />
      {period && (
        <Group title={t('manage.period.first')}>
          <CategoryPeriodInputs
            values={period}
            onChange={(patch) => set({ period: { ...period, ...patch } })}
            errors={textsUnder(errors, 'period')}
          />
        </Group>
      )}
    </EntityFields>
  );
};
