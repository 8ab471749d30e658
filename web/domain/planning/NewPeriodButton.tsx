import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useTranslation } from 'react-i18next';
import { ShrinkingButton } from '#web/kit/ui/inputs/ShrinkingButton.tsx';

interface NewPeriodButtonProps {
  /** Whether it is in the head of the list, which has no room for its word between a tablet and a wide screen. */
  readonly listed?: boolean;
  readonly onClick: () => void;
}

/** Opens the dialog of a new period. */
export const NewPeriodButton = ({ listed = false, onClick }: NewPeriodButtonProps) => {
  const { t } = useTranslation();
  return (
    <ShrinkingButton
      {...(listed && { size: 'small' })}
      wordlessAt={listed ? '(min-width: 901px) and (max-width: 1360px)' : 'not all'}
      word={t('ui.period.new')}
      icon={<PlusOutlined aria-hidden />}
      onClick={onClick}
    />
  );
};
