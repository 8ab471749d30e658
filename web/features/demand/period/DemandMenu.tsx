import DiffOutlined from '@ant-design/icons/es/icons/DiffOutlined';
import ExperimentOutlined from '@ant-design/icons/es/icons/ExperimentOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined';
import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import { PeriodMenu } from '#web/domain/planning/PeriodMenu.tsx';
import type { DemandAction } from './useDemandMenu.ts';

interface DemandMenuProps {
  readonly demand: Demand;
  readonly actions: readonly DemandAction[];
  readonly onAction: (action: DemandAction) => void;
}

/** The menu of the selected demand period. */
export const DemandMenu = ({ demand, actions, onAction }: DemandMenuProps) => {
  const { t } = useTranslation();
  const looks = {
    simulation: {
      icon: <ExperimentOutlined aria-hidden />,
      label: t(demand.simulation ? 'demand.menu.live' : 'demand.menu.simulate'),
    },
    lock: demand.locked
      ? { icon: <UnlockOutlined aria-hidden />, label: t('demand.menu.unlock') }
      : { icon: <LockOutlined aria-hidden />, label: t('demand.menu.lock') },
    compare: { icon: <DiffOutlined aria-hidden />, label: t('demand.menu.compare') },
    print: { icon: <PrinterOutlined aria-hidden />, label: t('ui.print.action') },
  };
  return <PeriodMenu label={t('demand.menu.more')} actions={actions} looks={looks} onAction={onAction} />;
};
