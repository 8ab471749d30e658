import type { Call } from '#shared/contract/endpoint.ts';
import type { reports } from '#shared/contract/reports.ts';

type Body = Call<typeof reports.explain>['body'];

/** The report that a figure is of. */
export type ExplainedReport = Body['report'];

/** Which figure of a report: of a unit and category, or of all together (null); of a week, a year or everything. */
export type FigureRef = Body['figure'];

/** A figure as a screen shows it: that of a part of the report's units, or of other days, says which, and how the part is called. */
export interface ShownFigure extends FigureRef {
  readonly part?: {
    readonly name?: string;
    readonly unitIds?: string[];
    readonly start?: string;
    readonly end?: string;
  };
}
