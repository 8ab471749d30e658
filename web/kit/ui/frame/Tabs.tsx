import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
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

/** The sides on which a row that is wider than its screen has more: `before`, `after`, both or none. */
const sidesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after'].filter(Boolean).join(' ');

const Row = ({ label, tabs, shown }: TabsProps) => {
  const row = useRef<HTMLElement>(null);
  const [sides, setSides] = useState('');
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => setSides(sidesOf(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const tab of element.children) observer.observe(tab);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const count = tabs.length;
  useEffect(() => {
    const element = row.current;
    const tab = element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !tab || count === 0 || shown === undefined) return undefined;
    // In the middle, so that the tabs on both sides show; again when what lies beside the row changes its width.
    const observer = new ResizeObserver(() => {
      element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, count]);
  return (
    <div className={styles.frame} data-more={sides}>
      <nav ref={row} className={styles.tabs} aria-label={label}>
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
