import App from 'antd/es/app';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** The texts of a confirmation. */
export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** Label of the confirming button; a verb, e.g. "Ta bort". */
  readonly action?: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** Buttons of its own; one of them has the focus. Each answers once, which closes the question. */
  readonly buttons?: (answer: (confirmed: boolean) => void) => ReactNode;
}

/** An open confirmation. */
interface OpenQuestion {
  /** The history entry at which it was opened. */
  readonly at: string;
  withdraw(): void;
}

/**
 * Returns a function that shows a confirmation and resolves to whether it was confirmed. A navigation, or the unmount of the
 * calling component, closes it unconfirmed.
 */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  const { key: at } = useLocation();
  const open = useRef<OpenQuestion>(undefined);

  useEffect(() => {
    if (open.current?.at !== at) open.current?.withdraw();
  }, [at]);
  useEffect(() => () => open.current?.withdraw(), []);

  return useCallback(
    ({ title, text, action, danger = false, buttons }) =>
      new Promise<boolean>((resolve) => {
        const answer = (confirmed: boolean) => {
          open.current = undefined;
          resolve(confirmed);
        };
        const close = (confirmed: boolean) => {
          dialog.destroy();
          answer(confirmed);
        };
        const dialog = modal.confirm({
          title,
          content: text,
          okText: action,
          okButtonProps: { danger },
          cancelText: t('ui.cancel'),
          autoFocusButton: danger ? 'cancel' : 'ok',
          onOk: () => answer(true),
          onCancel: () => answer(false),
          ...(buttons && { footer: buttons(close), autoFocusButton: null, width: 600 }),
        });
        open.current = { at, withdraw: () => close(false) };
      }),
    [modal, t, at],
  );
};

/** The same for a removal, which cannot be undone. */
export const useConfirmRemoval = (): ((question: Pick<Question, 'title' | 'text'>) => Promise<boolean>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return (question) => confirm({ ...question, action: t('ui.remove'), danger: true });
};
