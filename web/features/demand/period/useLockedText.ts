import { useTranslation } from 'react-i18next';
import { useRight } from '#web/platform/api/useRight.ts';

/** Why a locked demand period cannot be changed: whom to ask, or for an account that may unlock it, where that is done. */
export const useLockedText = (): string => {
  const { t } = useTranslation();
  return t(useRight('lockDemand') ? 'demand.unlockFirst' : 'problems.locked');
};
