import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Props for `allowClear` of an input that name its button "clear"; without them it has the name of its icon. */
export const useClearable = () => {
  const { t } = useTranslation();
  return useMemo(() => ({ clearIcon: <CloseCircleFilled aria-label={t('ui.clear')} /> }), [t]);
};
