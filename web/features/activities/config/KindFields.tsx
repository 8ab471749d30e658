import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { expectedKinds } from '#shared/calculation/index.ts';
import type { BudgetCategory } from '#shared/model/budgetCategory.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './ActivityDialog.module.css';
import type { ActivityFieldsForm } from './useActivityForm.ts';
import { chosenKind, kindsFor } from './values.ts';

interface KindFieldsProps {
  readonly form: ActivityFieldsForm;
  /** The categories of the unit. */
  readonly categories: readonly BudgetCategory[];
}

/** The kind of work of an activity, its identifier in the HR system, and of absence the kind and category. */
export const KindFields = ({ form: { values, errors, set }, categories }: KindFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const kinds = kindsFor(values);
  const map = chosenKind(values);
  return (
    <>
      <div className={styles.pair}>
        <Field
          id={`${id}-map`}
          label={t('activities.field.map')}
          error={errors.map}
          help={map ? t(`activities.rate.${map}`) : t(kinds.length > 0 ? 'activities.noRate' : 'activities.noKinds')}
        >
          <Select
            id={`${id}-map`}
            value={map}
            disabled={kinds.length === 0}
            allowClear
            onChange={(chosen) => set({ map: chosen ?? null })}
            options={kinds.map((kind) => ({ value: kind, label: t(`activities.kind.${kind}`) }))}
          />
        </Field>
        <Field
          id={`${id}-identifier`}
          label={t('activities.field.heromaActivityIdentifier')}
          error={errors.heromaActivityIdentifier}
          help={t('activities.identifierHelp', { column: values.type === 'Other' ? '[LARTBENAMNING]' : '[AKTIVITET]' })}
        >
          <Input
            id={`${id}-identifier`}
            value={values.heromaActivityIdentifier}
            autoComplete="off"
            aria-invalid={errors.heromaActivityIdentifier !== undefined || undefined}
            aria-describedby={errors.heromaActivityIdentifier && `${id}-identifier-error`}
            onChange={({ target }) => set({ heromaActivityIdentifier: target.value })}
          />
        </Field>
      </div>
      {map === 'Absence' && (
        <div className={styles.pair}>
          <Field id={`${id}-absence`} label={t('activities.field.absence')} error={errors.absence}>
            <Select
              id={`${id}-absence`}
              value={values.absence}
              aria-required
              aria-invalid={errors.absence !== undefined || undefined}
              aria-describedby={errors.absence && `${id}-absence-error`}
              onChange={(absence) => set({ absence })}
              options={expectedKinds.map((kind) => ({ value: kind, label: t(`activities.absence.${kind}`) }))}
            />
          </Field>
          <Field
            id={`${id}-category`}
            label={t('activities.field.categoryId')}
            error={errors.categoryId}
            help={t('activities.categoryHelp')}
          >
            <Select
              id={`${id}-category`}
              value={values.categoryId ?? ''}
              onChange={(chosen) => set({ categoryId: chosen || null })}
              options={[
                { value: '', label: t('activities.wholeUnit') },
                ...categories
                  .filter(({ isBudgetCategory }) => !isBudgetCategory)
                  .map((category) => ({ value: category.id, label: category.name })),
              ]}
            />
          </Field>
        </div>
      )}
    </>
  );
};
