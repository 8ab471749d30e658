import App from 'antd/es/app';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** What a confirmation says. */
export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the confirming button says; a verb, e.g. "Ta bort". */
  readonly action: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** What the other button says where it is no "Avbryt"; it then has the focus. */
  readonly stay?: string;
}

/** A question that stands on the screen. */
interface Asked {
  /** The visit to an address at which it was asked. */
  readonly at: string;
  withdraw(): void;
}

/**
 * Asks before something is done; resolves to whether it was confirmed. Who goes to another address, or whose asking
 * screen goes away, has not confirmed: the question goes with it.
 */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  const { key: at } = useLocation();
  const asked = useRef<Asked>(undefined);

  useEffect(() => {
    if (asked.current?.at !== at) asked.current?.withdraw();
  }, [at]);
  useEffect(() => () => asked.current?.withdraw(), []);

  return useCallback(
    ({ title, text, action, danger = false, stay }) =>
      new Promise<boolean>((resolve) => {
        const answer = (confirmed: boolean) => {
          asked.current = undefined;
          resolve(confirmed);
        };
        const dialog = modal.confirm({
          title,
          content: text,
          okText: action,
          okButtonProps: { danger },
          cancelText: stay ?? t('ui.cancel'),
          autoFocusButton: danger || stay !== undefined ? 'cancel' : 'ok',
          onOk: () => answer(true),
          onCancel: () => answer(false),
        });
        asked.current = {
          at,
          withdraw: () => {
            dialog.destroy();
            answer(false);
          },
        };
      }),
    [modal, t, at],
  );
};
