import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';

/** Closes the panel in whose head it is. */
export const CloseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden />}
      aria-label={t('ui.close')}
      onClick={onClose}
    />
  );
};
