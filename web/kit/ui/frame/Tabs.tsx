import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { useScrollSides } from '#web/kit/ui/hooks/useScrollSides.ts';
import { showWhole } from './showWhole.ts';
import styles from './Tabs.module.css';
import { TabsSlot } from './TabsSlot.ts';

/** One tab: where it leads, and what it says. */
export interface Tab {
  readonly id: string;
  readonly to: string;
  readonly label: string;
  /** After the label. */
  readonly mark?: ReactNode;
}

interface TabsProps {
  /** What the row of tabs is called. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the one that is shown. */
  readonly shown?: string | undefined;
}

const Row = ({ label, tabs, shown }: TabsProps) => {
  const row = useRef<HTMLElement>(null);
  const sides = useScrollSides(row);
  const count = tabs.length;
  useEffect(() => {
    const element = row.current;
    const tab = element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !tab || count === 0 || shown === undefined) return undefined;
    // In the middle, so that the tabs on both sides show; again when the row or a tab, whose mark loads late, changes its width.
    const observer = new ResizeObserver(() => {
      element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(element);
    for (const each of element.children) observer.observe(each);
    return () => observer.disconnect();
  }, [shown, count]);
  return (
    <div className={styles.frame} data-more={sides}>
      <nav ref={row} className={styles.tabs} aria-label={label} onFocus={showWhole}>
        {tabs.map(({ id, to, label: text, mark }) => (
          <Link key={id} to={to} aria-current={id === shown ? 'page' : undefined}>
            {text}
            {mark}
          </Link>
        ))}
      </nav>
    </div>
  );
};

/**
 * Tabs that are addresses: links, the shown one marked and in view; an arrow says on which side there are more. On a
 * low window they lie in the header.
 */
export const Tabs = (props: TabsProps) => {
  const slot = useContext(TabsSlot);
  return slot ? createPortal(<Row {...props} />, slot) : <Row {...props} />;
};
