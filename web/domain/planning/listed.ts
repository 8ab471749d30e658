import type { ReactNode } from 'react';
import type { Day } from '#shared/time/day.ts';
import type { Indicator } from './Indicators.tsx';

/** A period as the list shows it. */
export interface ListedPeriod {
  readonly id: string;
  readonly start: Day;
  readonly end: Day | null;
  readonly indicators?: readonly Indicator[];
  /** Right on the first line, after the indicators: what becomes of the period. */
  readonly word?: string | undefined;
  /** Right on the second line: `24 / 20 vpl`. */
  readonly note?: ReactNode;
}

/** What the list and its phone variant need. */
export interface PeriodListProps {
  readonly title: string;
  /** In the order shown: the latest first. */
  readonly periods: readonly ListedPeriod[];
  readonly selected: string | undefined;
  /** The address that selects a period. */
  readonly hrefOf: (id: string) => string;
  /** Whether the bar of a narrow screen is the head of the card that follows it. */
  readonly joined?: boolean;
  /** Right in the header: the button that makes a new period. */
  readonly action?: ReactNode;
  /** Instead of the list while there is nothing to list. */
  readonly children?: ReactNode;
}
