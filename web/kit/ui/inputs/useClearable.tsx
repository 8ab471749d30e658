import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** `allowClear` of an input, with a name on its button, which would have that of its icon. */
export const useClearable = () => {
  const { t } = useTranslation();
  return useMemo(() => ({ clearIcon: <CloseCircleFilled aria-label={t('ui.clear')} /> }), [t]);
};
