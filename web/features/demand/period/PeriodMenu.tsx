import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import ExperimentOutlined from '@ant-design/icons/es/icons/ExperimentOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import type { PeriodAction } from './menu.ts';

interface PeriodMenuProps {
  readonly demand: Demand;
  readonly actions: readonly PeriodAction[];
  readonly onAction: (action: PeriodAction) => void;
}

/** What may be done with the shown period. */
export const PeriodMenu = ({ demand, actions, onAction }: PeriodMenuProps) => {
  const { t } = useTranslation();
  const looks = {
    change: { icon: <EditOutlined />, label: t('demand.menu.change') },
    simulation: {
      icon: <ExperimentOutlined />,
      label: t(demand.simulation ? 'demand.menu.live' : 'demand.menu.simulate'),
    },
    lock: demand.locked
      ? { icon: <UnlockOutlined />, label: t('demand.menu.unlock') }
      : { icon: <LockOutlined />, label: t('demand.menu.lock') },
    remove: { icon: <DeleteOutlined />, label: t('demand.menu.remove'), danger: true },
    print: { icon: <PrinterOutlined />, label: t('demand.menu.print') },
  };
  const items = actions.map((action) => ({ key: action, ...looks[action], onClick: () => onAction(action) }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<EllipsisOutlined />} aria-label={t('demand.menu.more')} aria-haspopup="menu" />
    </Dropdown>
  );
};
