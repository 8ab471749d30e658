import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useMemo } from 'react';
import { useIsDark, useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { antdTheme } from '#web/kit/ui/theme/antd.ts';
import { useAntdLocale } from './useAntdLocale.ts';

/** Popups are placed in a landmark; those of a dialog inside the dialog, where screen readers reach them. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector('main') ?? document.body;

/** The wrapper of a dialog has `pointer-events: none`, which popups inside it would inherit. */
const clickable = { styles: { popup: { root: { pointerEvents: 'auto' } } } } as const;

/** The icon of an alert repeats what its text says: it has no name of its own. */
const alertIcons = {
  successIcon: <CheckCircleFilled aria-hidden />,
  infoIcon: <InfoCircleFilled aria-hidden />,
  warningIcon: <WarningFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
} as const;

/** Provides antd's controls with theme and language. */
export const Controls = ({ children }: { readonly children: ReactNode }) => {
  const mode = useIsDark() ? 'dark' : 'light';
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const touch = useIsPhone();
  const theme = useMemo(() => antdTheme(mode, { still, touch }), [mode, still, touch]);
  const locale = useAntdLocale();
  return (
    <ConfigProvider
      locale={locale}
      theme={theme}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      getPopupContainer={popupContainer}
      select={clickable}
      alert={alertIcons}
    >
      {children}
    </ConfigProvider>
  );
};
