import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { href } from '#web/platform/navigation/href.ts';
import { usePlanAddress } from '#web/platform/navigation/usePlanAddress.ts';

/** Opens Rapport at the place of the address, with the report of these settings. */
export const ReportButton = ({ report }: { readonly report: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation();
  const { ids } = usePlanAddress();
  return (
    <Button
      size="small"
      icon={<FileTextOutlined aria-hidden />}
      href={`#${href.plan({ ...ids, tab: 'report', ...report, created: '1' })}`}
    >
      {t('followup.create')}
    </Button>
  );
};
