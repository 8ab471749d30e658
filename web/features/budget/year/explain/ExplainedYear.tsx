import { lazy, type ReactNode } from 'react';
import { ExplainingDrawer } from '#web/domain/explain/ExplainingDrawer.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import type { MonthCostProps } from './MonthCost.tsx';

const MonthCost = lazy(loadChunk(async () => ({ default: (await import('./MonthCost.tsx')).MonthCost })));

type ExplainedYearProps = Pick<MonthCostProps, 'unit' | 'category' | 'withSimulated'> & {
  readonly children: ReactNode;
};

/** A year whose monthly costs are each explained in a drawer over it. */
export const ExplainedYear = ({ children, ...of }: ExplainedYearProps) => (
  <ExplainingDrawer
    explained={({ year, month }, close) =>
      year != null && month != null && <MonthCost {...of} year={year} month={month} onClose={close} />
    }
  >
    {children}
  </ExplainingDrawer>
);
