import { Printed } from '#web/kit/ui/print/mode.ts';
import { AssetsReport } from './assets/AssetsReport.tsx';
import type { ReportAnswer } from './calls.ts';
import { DemandReport } from './demand/DemandReport.tsx';
import { FollowUpReport } from './followup/FollowUpReport.tsx';
import { ForecastReport } from './forecast/ForecastReport.tsx';
import { KeyValueReport } from './keyvalues/KeyValueReport.tsx';
import { WorkedReport } from './keyvalues/WorkedReport.tsx';
import type { Definition } from './model/definition.ts';
import { OverviewReport } from './overview/OverviewReport.tsx';
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
    case 'demands':
      return <DemandReport definition={definition} answer={report.answer} imprint={imprint} />;
    case 'assets':
      return <AssetsReport definition={definition} answer={report.answer} imprint={imprint} />;
    case 'followup':
    case 'activity':
      return <FollowUpReport definition={definition} answer={report.answer} imprint={imprint} />;
    case 'keyvalues':
      return 'units' in report.answer ? (
        <KeyValueReport definition={definition} answer={report.answer} imprint={imprint} />
      ) : (
        <WorkedReport definition={definition} answer={report.answer} imprint={imprint} />
      );
    default:
      return <OverviewReport definition={definition} answer={report.answer} imprint={imprint} />;
  }
};

/** A report as it is shown and printed. */
export const ReportView = ({ isPrinted = false, ...props }: ReportViewProps) => (
  <Printed value={isPrinted}>
    <Shown {...props} />
  </Printed>
);
