import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import Dropdown from 'antd/es/dropdown';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Table.module.css';

interface OrderHandleProps {
  readonly name: string;
  /** Its index among `count`. */
  readonly at: number;
  readonly count: number;
  readonly move: (to: number) => void;
  /** How dragging and the keys work at the handle. */
  readonly grip: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown' | 'onClickCapture'>;
  /** The id of the text that says how. */
  readonly hint: string;
}

/** The handle of a row that can be moved: dragged, or clicked for a menu with one step up and down. */
export const OrderHandle = ({ name, at, count, move, grip, hint }: OrderHandleProps) => {
  const { t } = useTranslation();
  const steps = [
    { key: 'up', label: t('ui.order.up'), icon: <ArrowUpOutlined aria-hidden />, to: at - 1, disabled: at === 0 },
    {
      key: 'down',
      label: t('ui.order.down'),
      icon: <ArrowDownOutlined aria-hidden />,
      to: at + 1,
      disabled: at === count - 1,
    },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: steps.map(({ to, ...item }) => ({ ...item, onClick: () => move(to) })) }}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t('ui.order.grip', { name, place: at + 1, count })}
        aria-describedby={hint}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        {...grip}
      >
        <HolderOutlined aria-hidden />
      </button>
    </Dropdown>
  );
};
