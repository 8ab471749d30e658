import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDark, useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { antdTheme } from '#web/kit/ui/theme/antd.ts';
import { useAntdLocale } from './useAntdLocale.ts';

/** Popups are placed in a landmark; those of a dialog inside the dialog, where screen readers reach them. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector('main') ?? document.body;

/** The wrapper of a dialog has `pointer-events: none`, which popups inside it would inherit. */
const select = {
  styles: { popup: { root: { pointerEvents: 'auto' } } },
  suffixIcon: <DownOutlined aria-hidden />,
} as const;

/** The button around it has a name. */
const closable = { closeIcon: <CloseOutlined aria-hidden /> } as const;

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
  const { t } = useTranslation();
  const fields = useMemo(
    () => ({
      inputSearch: { searchIcon: <SearchOutlined aria-label={t('ui.search')} /> },
      inputPassword: {
        iconRender: (isShown: boolean) =>
          isShown ? (
            <EyeOutlined aria-label={t('ui.password.hide')} />
          ) : (
            <EyeInvisibleOutlined aria-label={t('ui.password.show')} />
          ),
      },
    }),
    [t],
  );
  return (
    <ConfigProvider
      locale={locale}
      theme={theme}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      getPopupContainer={popupContainer}
      select={select}
      modal={closable}
      drawer={closable}
      {...fields}
      alert={alertIcons}
    >
      {children}
    </ConfigProvider>
  );
};
