import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hiddenUnits, showUnits } from '#web/domain/setup/hiddenUnits.ts';
import { useSupport } from '#web/platform/api/useInstallation.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href } from '#web/platform/navigation/href.ts';
import { followLink } from './followLink.ts';
import { HelpDocument } from './HelpDocument.tsx';

/** Help documents and the support address. */
export const HelpMenu = () => {
  const { t } = useTranslation();
  const support = useSupport();
  const manages = useRight('manage');
  const hasHidden = useSignal(hiddenUnits).length > 0;
  const items = [
    { key: 'quickstart', label: <HelpDocument name="snabbstart">{t('app.menu.quickstart')}</HelpDocument> },
    { key: 'manual', label: <HelpDocument name="handbok">{t('app.menu.manual')}</HelpDocument> },
    ...(manages
      ? [
          {
            key: 'administration',
            label: <HelpDocument name="administration">{t('app.menu.administration')}</HelpDocument>,
          },
        ]
      : []),
    ...(hasHidden ? [{ key: 'setup', label: t('app.menu.setup'), onClick: showUnits }] : []),
    { type: 'divider' as const },
    { key: 'accessibility', label: <Link to={href.accessibility()}>{t('app.menu.accessibility')}</Link> },
    ...(support === undefined
      ? []
      : [
          {
            key: 'support',
            label: <a href={`mailto:${support}`}>{t('app.footer.support', { address: support })}</a>,
          },
        ]),
  ];
  return (
    <Dropdown menu={{ items, onClick: followLink }} trigger={['click']} autoFocus placement="bottomRight">
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('app.menu.help')}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
};
