import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Tabs.module.css';

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

/** Tabs that are addresses: links, the shown one marked. */
export const Tabs = ({ label, tabs, shown }: TabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ id, to, label: text, mark }) => (
      <Link key={id} to={to} aria-current={id === shown ? 'page' : undefined}>
        {text}
        {mark}
      </Link>
    ))}
  </nav>
);
