import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import type { accessLevelOf } from '#shared/time/accessLevel.ts';

interface PeriodMenuProps {
  readonly level: ReturnType<typeof accessLevelOf>['level'];
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** What may be done with the shown plan period: partial only changes, editable removes too. */
export const PeriodMenu = ({ level, onChange, onRemove }: PeriodMenuProps) => {
  const { t } = useTranslation();
  const items = [
    { key: 'change', icon: <EditOutlined />, label: t('schemas.change'), onClick: onChange },
    ...(level === 'editable'
      ? [{ key: 'remove', icon: <DeleteOutlined />, label: t('schemas.remove'), danger: true, onClick: onRemove }]
      : []),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<EllipsisOutlined />} aria-label={t('schemas.more')} aria-haspopup="menu" />
    </Dropdown>
  );
};
