import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../routes.ts';

/** Where help is found. */
export const HelpMenu = () => {
  const { t } = useTranslation();
  const items = [
    { key: 'accessibility', label: <Link to={href.accessibility()}>{t('app.menu.accessibility')}</Link> },
    { key: 'support', label: <a href={`mailto:${t('app.footer.supportAddress')}`}>{t('app.footer.support')}</a> },
    { type: 'divider' as const },
    { key: 'copyright', label: t('app.footer.copyright'), disabled: true },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('app.menu.help')} aria-haspopup="menu" />
    </Dropdown>
  );
};
