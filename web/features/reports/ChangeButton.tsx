import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface ChangeButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isShort?: boolean;
  readonly onClick: () => void;
}

/** Leads from a report back to its form. */
export const ChangeButton = ({ ref, isShort = false, onClick }: ChangeButtonProps) => {
  const { t } = useTranslation();
  return (
    <Button
      ref={ref}
      size="small"
      icon={<EditOutlined aria-hidden />}
      aria-label={t('reports.change')}
      onClick={onClick}
    >
      {t(isShort ? 'reports.changeShort' : 'reports.change')}
    </Button>
  );
};
