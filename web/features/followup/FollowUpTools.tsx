import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { ReportButton } from './ReportButton.tsx';
import { YearSelect } from './YearSelect.tsx';

interface FollowUpToolsProps {
  readonly unitId: string;
  readonly years: readonly number[];
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/** The year, and the same year as a report. */
export const FollowUpTools = ({ unitId, years, year, onYear }: FollowUpToolsProps) => {
  const report = {
    type: 'followup',
    level: 'unit',
    unitIds: unitId,
    startYear: String(year),
    endYear: String(year),
    startMonth: '1',
    endMonth: '12',
  };
  return (
    <TabTools>
      <YearSelect years={[...years].reverse()} year={year} onYear={onYear} />
      <ReportButton report={report} />
    </TabTools>
  );
};
