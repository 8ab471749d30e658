import type { ReactNode } from 'react';
import { tidy } from '#shared/quantity/tidy.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import styles from './Balance.module.css';
import { PositionScale } from './PositionScale.tsx';

/** The difference of two figures; null when one is unknown. */
export const less = (a: number | null | undefined, b: number | null | undefined): number | null =>
  a == null || b == null ? null : tidy(a - b);

interface AgainstProps {
  /** The difference to the demand. */
  readonly difference: number;
  readonly text: string;
}

/** The note of a figure: its difference to the demand. */
export const Against = ({ difference, text }: AgainstProps) => (
  <>
    <b>
      <Num value={difference} as="receipt" sign difference />
    </b>
    <span className="wide-only"> {text}</span>
  </>
);

interface BalanceBarProps {
  readonly label: string;
  /** At the left, on wide screens: two lines. */
  readonly lead: ReactNode;
  readonly demand: number | null | undefined;
  readonly supply: number | null | undefined;
  readonly budget: number | null | undefined;
  /** The figures: `Stat`s, and the week stepper. */
  readonly children: ReactNode;
}

/** A bar below a sheet: what it comes to, with demand, supply and budget on one scale. Not translated: a page translator replaces text nodes, which then show old figures. */
export const BalanceBar = ({ label, lead, children, demand, supply, budget }: BalanceBarProps) => (
  <section className={styles.bar} aria-label={label} translate="no">
    <div className={`${styles.selection} wide-only`}>{lead}</div>
    {children}
    <PositionScale demand={demand ?? null} supply={supply ?? null} budget={budget ?? null} />
  </section>
);
