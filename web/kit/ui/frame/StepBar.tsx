import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsLow, useIsPhone } from '../hooks/useMedia.ts';
import styles from './StepBar.module.css';
import { TabTools } from './TabTools.tsx';

/** A neighbour of what is shown: without an address its button is disabled. */
interface Step {
  readonly label: string;
  readonly to: string | undefined;
}

interface StepBarProps {
  /** The accessible name of the bar. */
  readonly label: string;
  readonly before: Step;
  readonly after: Step;
  /** Whether on a phone too it lies among the tab's tools, which leave it room. */
  readonly beside?: boolean;
  /** Whether it is the head of the card that follows it, in a grid with gaps of 12 px. */
  readonly joined?: boolean;
  /** Right of them. */
  readonly action?: ReactNode;
  /** What is shown now; opens the drawer. */
  readonly children: ReactNode;
  readonly drawer: {
    readonly title: string;
    readonly size: string;
    readonly extra?: ReactNode;
    /** Whether the content reaches the edges of the drawer. */
    readonly flush?: boolean;
    readonly content: (close: () => void) => ReactNode;
  };
}

/** The list of a narrow screen: the neighbours beside what is shown, and the whole list in a drawer; on a low window among the tab's tools. */
export const StepBar = ({ label, before, after, beside, joined, action, children, drawer }: StepBarProps) => {
  const navigate = useNavigate();
  const [isLow, isPhone] = [useIsLow(), useIsPhone()];
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const step = ({ label: name, to }: Step, icon: ReactNode) => (
    <Button
      type="text"
      icon={icon}
      aria-label={name}
      disabled={to === undefined}
      onClick={() => to !== undefined && void navigate(to)}
    />
  );
  const bar = (
    <nav className={clsx(styles.bar, beside && styles.beside, joined && styles.joined)} aria-label={label}>
      {step(before, <LeftOutlined aria-hidden />)}
      <button type="button" className={styles.now} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.text}>{children}</span>
        <DownOutlined aria-hidden className={styles.caret} />
      </button>
      {step(after, <RightOutlined aria-hidden />)}
      {action && <span>{action}</span>}
      <Drawer
        title={drawer.title}
        placement="bottom"
        size={drawer.size}
        open={open}
        onClose={close}
        extra={drawer.extra}
        styles={{ body: drawer.flush ? { padding: 0 } : {} }}
      >
        {drawer.content(close)}
      </Drawer>
    </nav>
  );
  return isLow || (isPhone && beside) ? <TabTools>{bar}</TabTools> : bar;
};
