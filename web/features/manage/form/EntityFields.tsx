import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageForm } from '#web/forms/PageForm.tsx';
import styles from './EntityFields.module.css';
import type { EntityForm } from './useEntityForm.ts';

interface EntityFieldsProps<Values> {
  readonly form: EntityForm<Values>;
  /** The address one level up, for a create that is cancelled. */
  readonly up: string;
  /** The accessible name of the form. */
  readonly label: string;
  /** The label of the button that saves. */
  readonly action: string;
  /** Beside that button. */
  readonly extra?: ReactNode;
  /** Last in the form: remove. */
  readonly removal?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of one entity with the buttons that save, cancel and remove. */
export const EntityFields = <Values,>({ form, up, label, action, ...props }: EntityFieldsProps<Values>) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PageForm form={form} label={label} className={styles.form} leaving={form.leaving}>
      {props.children}
      <div className={styles.foot}>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.state !== 'idle'}
          disabled={!form.isNew && !form.changed}
        >
          {action}
        </Button>
        {form.isNew && (
          <Button type="text" onClick={() => void navigate(up)}>
            {t('ui.cancel')}
          </Button>
        )}
        {props.extra}
        <span className={styles.grow} />
        {props.removal}
      </div>
    </PageForm>
  );
};
