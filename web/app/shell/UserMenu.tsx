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
import { href } from '#web/platform/navigation/href.ts';
import { followLink } from './followLink.ts';
import { initialsOf } from './initials.ts';
import styles from './UserMenu.module.css';

/** The signed-in account: password and second factor, which who signs in at an employer has there, sessions, export, logout. */
export const UserMenu = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const { run } = useExport();
  const choose: MenuProps['onClick'] = (item) => {
    if (item.key === 'stored') void run(username, ofAccount(username));
    else followLink(item);
  };
  const ofPassword = [
    {
      key: 'password',
      icon: <KeyOutlined />,
      label: <Link to={href.changePassword()}>{t('account.change.title')}</Link>,
    },
    {
      key: 'secondFactor',
      icon: <SafetyOutlined />,
      label: <Link to={href.secondFactor()}>{t('account.secondFactor')}</Link>,
    },
  ];
  const items = [
    { key: 'name', label: <span className={styles.name}>{username}</span>, disabled: true },
    { type: 'divider' as const },
    ...(session.provider() === undefined ? ofPassword : []),
    {
      key: 'sessions',
      icon: <LaptopOutlined />,
      label: <Link to={href.sessions()}>{t('account.sessions.title')}</Link>,
    },
    { key: 'stored', icon: <DownloadOutlined />, label: t('app.menu.stored') },
    { key: 'logout', icon: <LogoutOutlined />, label: <Link to={href.logout()}>{t('app.menu.logout')}</Link> },
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
        <DownOutlined className={styles.chevron ?? ''} />
      </button>
    </Dropdown>
  );
};
