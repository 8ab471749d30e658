import ConfigProvider from 'antd/es/config-provider';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useIsDark, useIsPhone, useMedia } from '#web/ui/hooks/useMedia.ts';
import { antdTheme } from '#web/ui/theme/antd.ts';
import { router } from './router.tsx';
import { useAntdLocale } from './useAntdLocale.ts';

/** The whole application: theme, language of the controls, and the screens. */
export const Application = () => {
  const mode = useIsDark() ? 'dark' : 'light';
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const touch = useIsPhone();
  const theme = useMemo(() => antdTheme(mode, { still, touch }), [mode, still, touch]);
  const locale = useAntdLocale();
  return (
    <ConfigProvider locale={locale} theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  );
};
