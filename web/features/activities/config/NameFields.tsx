import Input, { type InputRef } from 'antd/es/input';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './ActivityDialog.module.css';
import type { ActivityFieldsForm } from './useActivityForm.ts';

interface NameFieldsProps {
  readonly form: ActivityFieldsForm;
  /** The field of the name. */
  readonly ref: Ref<InputRef>;
}

/** The name of an activity, and the years in which it is valid. */
export const NameFields = ({ form: { values, errors, set }, ref }: NameFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const year = (field: 'start' | 'end') => (
    <Field id={`${id}-${field}`} label={t(`activities.field.${field}`)} error={errors[field]}>
      <Input
        id={`${id}-${field}`}
        value={values[field]}
        inputMode="numeric"
        autoComplete="off"
        placeholder={field === 'end' ? t('activities.open') : ''}
        aria-required={field === 'start' || undefined}
        aria-invalid={errors[field] !== undefined || undefined}
        aria-describedby={errors[field] && `${id}-${field}-error`}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </Field>
  );

  return (
    <div className={styles.first}>
      <Field id={`${id}-name`} label={t('activities.field.name')} error={errors.name}>
        <Input
          id={`${id}-name`}
          ref={ref}
          value={values.name}
          autoComplete="off"
          aria-required
          aria-invalid={errors.name !== undefined || undefined}
          aria-describedby={errors.name && `${id}-name-error`}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      {year('start')}
      {year('end')}
    </div>
  );
};
