import { lazy, type ReactNode, useMemo } from 'react';
import { maxExplainedUnits } from '#shared/model/report.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { type FigureOwner, OwnerContext } from '#web/domain/explained/Explained.tsx';
import type { ExplainedReport, ShownFigure } from '#web/domain/explained/figure.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { ExplainingDrawer } from './ExplainingDrawer.tsx';

const ExplainPanel = lazy(loadChunk(async () => ({ default: (await import('./ExplainPanel.tsx')).ExplainPanel })));

/** The units, categories and week that the figures of a screen are of. */
export interface ExplainedWeek extends FigureOwner {
  readonly unitIds: readonly string[];
  /** Names of the categories that count. */
  readonly categories: readonly string[];
  readonly monday: Day;
}

const reportOf = ({ unitIds, categories, monday }: ExplainedWeek): ExplainedReport => ({
  type: 'assets',
  start: monday,
  end: addDays(monday, 6),
  unitIds: [...unitIds],
  forCat: [...new Set(categories)],
});

interface FiguresDrawerProps {
  /** Undefined: its figures are not explained. */
  readonly report: ExplainedReport | undefined;
  readonly children: ReactNode;
}

interface ShownProps {
  readonly report: ExplainedReport;
  readonly shown: ShownFigure;
  readonly onClose: () => void;
}

const Shown = ({ report, shown: { part, ...figure }, onClose }: ShownProps) => {
  const { name, ...of } = part ?? {};
  return <ExplainPanel report={{ ...report, ...of }} figure={figure} name={name} onClose={onClose} />;
};

/** The figures of a report that a screen shows, each explained in a drawer over it. */
export const FiguresDrawer = ({ report, children }: FiguresDrawerProps) => (
  <ExplainingDrawer
    isReady={report !== undefined}
    explained={(shown, close) => report && <Shown report={report} shown={shown} onClose={close} />}
  >
    {children}
  </ExplainingDrawer>
);

/** The figures of a week, each explained in a drawer over the screen. */
export const ExplainDrawer = ({ week, children }: { readonly week: ExplainedWeek; readonly children: ReactNode }) => {
  const { unitIds, categories, unitId, categoryName } = week;
  const canExplain = unitIds.length > 0 && unitIds.length <= maxExplainedUnits && categories.length > 0;
  const owner = useMemo(() => ({ unitId, categoryName }), [unitId, categoryName]);
  return (
    <FiguresDrawer report={canExplain ? reportOf(week) : undefined}>
      <OwnerContext value={owner}>{children}</OwnerContext>
    </FiguresDrawer>
  );
};
