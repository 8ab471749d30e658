import ConfigProvider from 'antd/es/config-provider';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useIsDark } from '#web/ui/hooks/useMedia.ts';
import { antdTheme } from '#web/ui/theme/antd.ts';
import { router } from './router.tsx';
import { useAntdLocale } from './useAntdLocale.ts';

/** The whole application: theme, language of the controls, and the screens. */
export const Application = () => {
  const mode = useIsDark() ? 'dark' : 'light';
  const theme = useMemo(() => antdTheme(mode), [mode]);
  const locale = useAntdLocale();
  return (
    <ConfigProvider locale={locale} theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  );
};
