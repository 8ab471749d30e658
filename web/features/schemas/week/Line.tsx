import type { ReactNode } from 'react';
import { Num } from '#web/ui/figures/Num.tsx';
import styles from './WeekPanel.module.css';

interface LineProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** A figure of the panel with its name. */
export const Line = ({ label, strong = false, children }: LineProps) => (
  <div className={strong ? styles.strong : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A sum with 2 decimals. */
export const Sum = ({ value }: { readonly value: number | null }) => <Num value={value} as="receipt" />;
/** A difference with 2 decimals, red below zero. */
export const Difference = ({ value }: { readonly value: number | null }) => (
  <Num value={value} as="receipt" difference />
);
