import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
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
  readonly grip: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown'>;
  /** The id of the text that says how. */
  readonly hint: string;
}

/** The handle of a row that can be moved, with buttons for one step up and down. */
export const OrderHandle = ({ name, at, count, move, grip, hint }: OrderHandleProps) => {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('ui.order.grip', { name, place: at + 1, count })}
        aria-describedby={hint}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        {...grip}
      >
        <HolderOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={t('ui.order.up', { name })}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <ArrowUpOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={t('ui.order.down', { name })}
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowDownOutlined aria-hidden />
      </button>
    </>
  );
};
