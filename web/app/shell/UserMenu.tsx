import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import LaptopOutlined from '@ant-design/icons/es/icons/LaptopOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ofAccount, useExport } from '#web/domain/people/useExport.ts';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { chooseTheme, theme, themes } from '#web/platform/browser/theme.ts';
import { href } from '#web/platform/navigation/href.ts';
import { followLink } from './followLink.ts';
import { initialsOf } from './initials.ts';
import styles from './UserMenu.module.css';

/** The themes as items of the menu; the chosen one is ticked. */
const useThemeItems = () => {
  const { t } = useTranslation();
  const shown = useSignal(theme);
  return themes.map((one) => ({
    key: one,
    icon: <CheckOutlined aria-hidden style={{ visibility: one === shown ? 'visible' : 'hidden' }} />,
    label: (
      <>
        {t(`app.menu.themes.${one}`)}
        {one === shown && <span className="visually-hidden">({t('app.menu.chosen')})</span>}
      </>
    ),
  }));
};

/** The signed-in account: password and second factor, which who signs in at an employer has there, sessions, export, theme, logout. */
export const UserMenu = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const { run } = useExport();
  const themeItems = useThemeItems();
  const choose: MenuProps['onClick'] = (item) => {
    const chosen = themes.find((one) => one === item.key);
    if (chosen) chooseTheme(chosen);
    else if (item.key === 'stored') void run(username, ofAccount(username));
    else followLink(item);
  };
  const ofPassword = [
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden />,
      label: <Link to={href.changePassword()}>{t('account.change.title')}</Link>,
    },
    {
      key: 'secondFactor',
      icon: <SafetyOutlined aria-hidden />,
      label: <Link to={href.secondFactor()}>{t('account.secondFactor')}</Link>,
    },
  ];
  const items = [
    { key: 'name', label: <span className={styles.name}>{username}</span>, disabled: true },
    { type: 'divider' as const },
    ...(session.provider() === undefined ? ofPassword : []),
    {
      key: 'sessions',
      icon: <LaptopOutlined aria-hidden />,
      label: <Link to={href.sessions()}>{t('account.sessions.title')}</Link>,
    },
    { key: 'stored', icon: <DownloadOutlined aria-hidden />, label: t('app.menu.stored') },
    { type: 'divider' as const },
    { key: 'theme', type: 'group' as const, label: t('app.menu.theme'), children: themeItems },
    { type: 'divider' as const },
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: <Link to={href.logout()}>{t('app.menu.logout')}</Link>,
    },
  ];
  return (
    <Dropdown menu={{ items, onClick: choose }} trigger={['click']} autoFocus placement="bottomRight">
      <button
        type="button"
        className={styles.user}
        aria-haspopup="menu"
        aria-label={t('app.menu.user', { name: username })}
      >
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(username)}
        </span>
        <span className={styles.short}>{username.split('@')[0]}</span>
        <DownOutlined className={styles.chevron ?? ''} aria-hidden />
      </button>
    </Dropdown>
  );
};
