import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { href } from '#web/platform/navigation/href.ts';
import { usePlanAddress } from '#web/platform/navigation/usePlanAddress.ts';
import { YearSelect } from './YearSelect.tsx';

interface FollowUpToolsProps {
  readonly unitId: string;
  readonly years: readonly number[];
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/** The year, and the same year as a report. */
export const FollowUpTools = ({ unitId, years, year, onYear }: FollowUpToolsProps) => {
  const { t } = useTranslation();
  const { ids } = usePlanAddress();
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
      <Button
        size="small"
        icon={<FileTextOutlined aria-hidden />}
        href={`#${href.plan({ ...ids, tab: 'report', ...report, created: '1' })}`}
      >
        {t('followup.create')}
      </Button>
    </TabTools>
  );
};
