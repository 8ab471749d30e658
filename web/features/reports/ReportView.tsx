import { Printed } from '#web/kit/ui/print/mode.ts';
import type { MadeReport } from './answers.tsx';
import type { Imprint } from './paper/Paper.tsx';

interface ReportViewProps {
  readonly report: MadeReport;
  readonly imprint: Imprint;
  /** Drawn for paper: what unfolds on the screen is shown whole. */
  readonly isPrinted?: boolean;
}

/** A report as it is shown and printed. */
export const ReportView = ({ report, imprint, isPrinted = false }: ReportViewProps) => (
  <Printed value={isPrinted}>{report.draw(imprint)}</Printed>
);
