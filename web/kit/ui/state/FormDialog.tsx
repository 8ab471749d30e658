import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { type FormEvent, type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../hooks/useConfirm.ts';
import { LeaveButtons } from '../leave/LeaveButtons.tsx';
import styles from './FormDialog.module.css';
import { useDialogFocus } from './useDialogFocus.ts';

interface FormDialogProps {
  readonly title: ReactNode;
  /** Label of the submit button. */
  readonly action: string;
  /** How far the save has come; `waiting` until the server answers again. */
  readonly state: 'idle' | 'busy' | 'waiting';
  /** Unsaved values: Escape and a click outside ask first. */
  readonly dirty?: boolean;
  readonly disabled?: boolean;
  /** Beside the buttons: why there is nothing to submit; '' while there is. */
  readonly reason?: string | undefined;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** Left of the buttons, e.g. remove. */
  readonly extra?: ReactNode;
  readonly width?: number;
  readonly onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  /** Gets the form element, whose first field at fault can be focused. A save closes the dialog when it is done. */
  readonly onSubmit: (form: HTMLFormElement) => unknown;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: Enter submits, Escape closes. Open while mounted. */
export const FormDialog = ({ title, action, state, disabled = false, danger = false, ...props }: FormDialogProps) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const id = useId();
  const form = useDialogFocus();
  const maySubmit = !disabled && state === 'idle';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (maySubmit) props.onSubmit(event.currentTarget);
  };
  const askToLeave = () =>
    confirm({
      title: t('ui.unsaved.title'),
      text: t('ui.unsaved.dialog'),
      buttons: (answer) => (
        <LeaveButtons
          onSave={
            maySubmit
              ? async () => {
                  if (form.current) await props.onSubmit(form.current);
                  // Saved, the dialog has closed itself; refused, it shows why.
                  answer(false);
                }
              : undefined
          }
          onKeep={undefined}
          onDiscard={() => answer(true)}
          onStay={() => answer(false)}
        />
      ),
    });
  const leave = async () => {
    if (!props.dirty || (await askToLeave())) props.onCancel();
  };
  return (
    <Modal
      open
      title={title}
      onCancel={() => void leave()}
      width={props.width ?? 520}
      // A dialog that moves in is drawn after it is mounted: its first field would not get the focus.
      transitionName=""
      footer={
        <div className={styles.foot}>
          {props.extra}
          <span className={styles.grow} role={props.reason === undefined ? undefined : 'status'}>
            {props.reason}
          </span>
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
      <form ref={form} id={id} className={styles.form} onSubmit={submit} onKeyDown={props.onKeyDown} noValidate>
        {props.children}
      </form>
    </Modal>
  );
};
