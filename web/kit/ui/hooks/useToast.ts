import App from 'antd/es/app';
import { useMemo } from 'react';
import { placeToasts } from './toastPlace.ts';

const kinds = ['success', 'info', 'warning', 'error'] as const;

interface Toast {
  /** Another toast of the same key is replaced; without one, a toast of the same text is. */
  readonly key?: string;
  readonly content: string;
  /** Seconds; 3 where left out. */
  readonly duration?: number;
}

type Show = (toast: string | Toast, duration?: number) => void;

/** Says briefly what happened, at the top of the screen or, where a field with the focus lies there, at its lower edge. The same text is shown once, however often it is said. */
export const useToast = (): Readonly<Record<(typeof kinds)[number], Show>> => {
  const { message } = App.useApp();
  return useMemo(() => {
    const showAs =
      (type: (typeof kinds)[number]): Show =>
      (toast, duration) => {
        const {
          key,
          content,
          duration: seconds = duration,
        } = typeof toast === 'string' ? ({ content: toast } as Toast) : toast;
        placeToasts();
        void message.open({ key: key ?? content, type, content, ...(seconds !== undefined && { duration: seconds }) });
      };
    return { success: showAs('success'), info: showAs('info'), warning: showAs('warning'), error: showAs('error') };
  }, [message]);
};
