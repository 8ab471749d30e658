import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { href } from '#web/platform/navigation/href.ts';
import { usePlanAddress } from '#web/platform/navigation/usePlanAddress.ts';

interface ReportButtonProps {
  readonly report: Readonly<Record<string, string>>;
  /** On a phone, beside other tools: one word, or its icon alone where there is no room for it. */
  readonly isShort?: boolean;
}

/** Opens Rapport at the place of the address, with the report of these settings. */
export const ReportButton = ({ report, isShort = false }: ReportButtonProps) => {
  const { t } = useTranslation();
  const { ids } = usePlanAddress();
  const hasWord = useMedia('(min-width: 390px)');
  const name = t('followup.create');
  const word = hasWord ? t('plan.report') : undefined;
  return (
    <Button
      size="small"
      icon={<FileTextOutlined aria-hidden />}
      aria-label={isShort ? name : undefined}
      title={isShort ? name : undefined}
      href={`#${href.plan({ ...ids, tab: 'report', ...report, created: '1' })}`}
    >
      {isShort ? word : name}
    </Button>
  );
};
