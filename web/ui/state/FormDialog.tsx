import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeState } from '#web/api/useChange.ts';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  readonly title: ReactNode;
  /** What the confirming button says. */
  readonly action: string;
  /** How far the change has come. */
  readonly state: ChangeState;
  readonly disabled?: boolean;
  /** What it does cannot be undone. */
  readonly danger?: boolean;
  /** Left among the buttons: remove. */
  readonly extra?: ReactNode;
  readonly width?: number;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog that is a form: Enter confirms, Escape leaves. It is shown as long as it is there. */
export const FormDialog = ({ title, action, state, disabled = false, danger = false, ...props }: FormDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!disabled && state === 'idle') props.onSubmit();
  };
  return (
    <Modal
      open
      title={title}
      onCancel={props.onCancel}
      width={props.width ?? 520}
      footer={
        <div className={styles.foot}>
          {props.extra}
          <span className={styles.grow} />
          <Button onClick={props.onCancel}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            danger={danger}
            htmlType="submit"
            form={id}
            disabled={disabled}
            loading={state !== 'idle'}
          >
            {action}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {props.children}
      </form>
    </Modal>
  );
};
