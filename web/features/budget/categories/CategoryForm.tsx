import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { budget as contract } from '#shared/contract/budget.ts';
import { type BudgetCategory, BudgetCategoryFields } from '#shared/model/budgetCategory.ts';
import { comparable } from '#shared/text/names.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';

interface CategoryFormProps {
  readonly unit: UnitPlace;
  readonly categories: readonly BudgetCategory[];
  /** The budget-only category to change; a new one without. */
  readonly category: BudgetCategory | undefined;
  readonly onSaved: (category: BudgetCategory) => void;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** A category with a budget only: its name, or its removal. */
export const CategoryForm = ({ unit, categories, category, onSaved, onRemoved, onClose }: CategoryFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const creation = useChange(contract.createCategory);
  const change = useChange(contract.updateCategory);
  const removal = useChange(contract.removeCategory);
  const params = { ...unit.ids, categoryId: category?.id ?? '' };
  const form = useVersionedForm({
    stored: category,
    toValues: (stored) => ({ name: stored?.name ?? '' }),
    toBody: (values) => values,
    labels: { name: t('budget.categories.name') },
    check: ({ name }, stored) =>
      categories.some((other) => other.id !== stored?.id && comparable(other.name) === comparable(name))
        ? { name: 'duplicateName' }
        : {},
    create: {
      schema: BudgetCategoryFields,
      change: creation,
      send: (body) => creation.run({ params: unit.ids, body }),
    },
    update: {
      schema: BudgetCategoryFields,
      change,
      send: (body, { version }) => change.run({ params, body: { ...body, version } }),
    },
    remove: { change: removal, send: ({ version }) => removal.run({ params, version }), onRemoved },
    onSaved,
    onTheirs: onClose,
  });
  const { name: error } = form.errors;
  return (
    <VersionedDialog
      form={form}
      title={t(category ? 'budget.categories.change' : 'budget.categories.new')}
      action={t('ui.save')}
      width={420}
      removal={
        category && {
          title: t('budget.categories.remove', { name: category.name }),
          text: t('budget.categories.removeText'),
        }
      }
      onCancel={onClose}
    >
      <Field id={`${id}-name`} label={t('budget.categories.name')} error={error} help={t('budget.categories.help')}>
        <Input
          id={`${id}-name`}
          value={form.values.name}
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-name-error`}
          onChange={({ target }) => form.set({ name: target.value })}
        />
      </Field>
    </VersionedDialog>
  );
};
