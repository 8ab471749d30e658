import type { ReportAnswer } from './calls.ts';
import { ForecastReport } from './forecast/ForecastReport.tsx';
import type { Definition } from './model/definition.ts';
import { Printed } from './paper/mode.ts';
import type { Imprint } from './paper/Paper.tsx';

interface ReportViewProps {
  readonly definition: Definition;
  readonly report: ReportAnswer;
  readonly imprint: Imprint;
  /** Drawn for paper: what unfolds on the screen is shown whole. */
  readonly isPrinted?: boolean;
}

const Shown = ({ definition, report, imprint }: ReportViewProps) => {
  switch (report.type) {
    case 'prognos':
      return <ForecastReport definition={definition} answer={report.answer} imprint={imprint} />;
    default:
      return null;
  }
};

/** A report as it is shown and printed. */
export const ReportView = ({ isPrinted = false, ...props }: ReportViewProps) => (
  <Printed value={isPrinted}>
    <Shown {...props} />
  </Printed>
);
