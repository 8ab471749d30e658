import App from 'antd/es/app';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a confirmation says. */
export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the confirming button says; a verb, e.g. "Ta bort". */
  readonly action: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
}

/** Asks before something is done; resolves to whether it was confirmed. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return useCallback(
    ({ title, text, action, danger = false }) =>
      new Promise<boolean>((resolve) => {
        modal.confirm({
          title,
          content: text,
          okText: action,
          okButtonProps: { danger },
          cancelText: t('ui.cancel'),
          autoFocusButton: danger ? 'cancel' : 'ok',
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    [modal, t],
  );
};
