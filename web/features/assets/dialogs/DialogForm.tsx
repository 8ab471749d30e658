import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeState } from '#web/api/useChange.ts';
import styles from './DialogForm.module.css';

interface DialogFormProps {
  readonly title: ReactNode;
  /** What the confirming button says. */
  readonly action: string;
  /** How far the change has come. */
  readonly state: ChangeState;
  readonly disabled?: boolean;
  /** Left among the buttons: remove. */
  readonly extra?: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog that is a form: Enter confirms, Escape leaves. It is shown as long as it is there. */
export const DialogForm = ({ title, action, state, disabled = false, extra, ...props }: DialogFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled && state === 'idle') props.onSubmit();
  };
  const keepOpen = (event: KeyboardEvent) => {
    // Enter in a week chooses the week; it is not yet the end of the form.
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('.ant-picker'))
      event.preventDefault();
  };
  return (
    <Modal
      open
      title={title}
      onCancel={props.onCancel}
      width={600}
      footer={
        <div className={styles.foot}>
          {extra}
          <span className={styles.grow} />
          <Button onClick={props.onCancel}>{t('ui.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} disabled={disabled} loading={state !== 'idle'}>
            {action}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} onKeyDown={keepOpen} noValidate>
        {props.children}
      </form>
    </Modal>
  );
};
