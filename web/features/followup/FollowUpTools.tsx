import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { href } from '#web/platform/navigation/href.ts';
import { usePlanAddress } from '#web/platform/navigation/usePlanAddress.ts';

const YEAR_WIDTH = 84;

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
      <Select
        size="small"
        aria-label={t('followup.year')}
        style={{ width: YEAR_WIDTH }}
        value={year}
        virtual={false}
        options={[...years].reverse().map((one) => ({ value: one, label: String(one) }))}
        onChange={onYear}
      />
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
