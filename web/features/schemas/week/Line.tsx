import type { ReactNode } from 'react';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import styles from './WeekPanel.module.css';

interface LineProps {
  readonly label: string;
  /** The field of the receipt that the figure is; without one it is not explained. */
  readonly field?: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** A figure of the panel with its name. */
export const Line = ({ label, field, strong = false, children }: LineProps) => (
  <div className={strong ? styles.strong : undefined}>
    <dt>{label}</dt>
    <dd>
      {field === undefined ? (
        children
      ) : (
        <ExplainedField field={field} of={label.toLowerCase()}>
          {children}
        </ExplainedField>
      )}
    </dd>
  </div>
);

/** A sum with 2 decimals. */
export const Sum = ({ value }: { readonly value: number | null }) => <Num value={value} as="receipt" />;
/** A difference with 2 decimals, red below zero. */
export const Difference = ({ value }: { readonly value: number | null }) => (
  <Num value={value} as="receipt" difference />
);
