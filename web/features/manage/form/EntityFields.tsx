import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageForm } from '#web/kit/forms/PageForm.tsx';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import styles from './EntityFields.module.css';
import type { EntityForm } from './useEntityForm.ts';

interface EntityFieldsProps {
  readonly form: EntityForm<{ readonly name: string }>;
  /** Under the name. */
  readonly help?: string | undefined;
  /** Beside the button that saves. */
  readonly extra?: ReactNode;
  /** Short fields in the line of the name. */
  readonly line?: ReactNode;
  /** The fields below. */
  readonly children?: ReactNode;
}

/** The name and the other fields of one entity with the buttons that save, cancel and remove. */
export const EntityFields = ({ form, help, extra, line, children }: EntityFieldsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { level, isNew } = form;
  return (
    <PageForm form={form} label={t(`manage.form.${level}`)} className={styles.form} leaving={form.leaving}>
      <div className={styles.line}>
        <TextField
          key={form.made}
          label={t('manage.field.name')}
          value={form.values.name}
          onChange={(name) => form.set({ name })}
          error={form.errors.name}
          help={help}
          required
          focused={isNew}
        />
        {line}
      </div>
      {children}
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={form.state !== 'idle'} disabled={!isNew && !form.changed}>
          {isNew ? t(`manage.create.${level}`) : t('ui.save')}
        </Button>
        {isNew && (
          <Button type="text" onClick={() => void navigate(form.up)}>
            {t('ui.cancel')}
          </Button>
        )}
        {extra}
        <span className={styles.grow} />
        {form.removal}
      </div>
    </PageForm>
  );
};
