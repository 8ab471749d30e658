import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageForm } from './PageForm.tsx';
import styles from './SettingsCard.module.css';
import type { VersionedForm } from './versionedForm.ts';

interface SettingsCardProps<Values> {
  /** The id of the card, by which a list of groups leads to it. */
  readonly id: string;
  readonly form: VersionedForm<Values>;
  readonly title: string;
  /** The accessible name of the form; the title unless given. */
  readonly label?: string | undefined;
  readonly text?: string | undefined;
  /** While another group of the same entity is saved: one save after the other. */
  readonly waits?: boolean;
  /** Whether what is typed may be left without asking. */
  readonly leaving?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A group of settings that is saved alone, with its buttons beside its heading. */
export const SettingsCard = <Values,>({
  id,
  form,
  title,
  label,
  text,
  waits,
  leaving,
  ...props
}: SettingsCardProps<Values>) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = () => {
    form.restart();
    // The button is gone with what was typed.
    heading.current?.focus();
  };
  return (
    <div id={id} className={clsx(styles.card, form.changed && styles.changed, props.className)}>
      <PageForm form={form} label={label ?? title} className={styles.form} leaving={leaving ?? false}>
        <header className={styles.header}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <span className={styles.buttons}>
            {form.changed && <span className={styles.unsaved}>{t('ui.settings.unsaved')}</span>}
            {form.changed && (
              <Button type="text" onClick={undo}>
                {t('ui.settings.undo')}
              </Button>
            )}
            <Button
              type="primary"
              htmlType="submit"
              loading={form.state !== 'idle'}
              disabled={!form.changed || waits === true}
            >
              {t('ui.save')}
            </Button>
          </span>
          {text !== undefined && <p>{text}</p>}
        </header>
        {props.children}
      </PageForm>
    </div>
  );
};
