import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useMemo } from 'react';
import { useIsDark, useIsPhone, useMedia } from '#web/ui/hooks/useMedia.ts';
import { antdTheme } from '#web/ui/theme/antd.ts';
import { useAntdLocale } from './useAntdLocale.ts';

/** Popups belong in a landmark; those of a dialog inside it, or screen readers would not reach them. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector('main') ?? document.body;

/** The frame of a dialog takes no clicks, and what opens inside it would inherit that. */
const clickable = { styles: { popup: { root: { pointerEvents: 'auto' } } } } as const;

/** Gives antd's controls the theme that the system asks for and the shown language. */
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
    >
      {children}
    </ConfigProvider>
  );
};
