import { useTranslation } from 'react-i18next';
import type { Changeable } from './change.ts';

/** One value of an account in words. */
export const useValueText = (): ((values: Changeable, name: keyof Changeable) => string) => {
  const { t } = useTranslation();
  return (values, name) => {
    switch (name) {
      case 'email':
        return values.email;
      case 'type':
        return t(`accounts.types.${values.type}`);
      case 'loginType':
        return t(`accounts.loginTypes.${values.loginType}`);
      case 'disabled':
        return values.disabled ? t('accounts.yes') : t('accounts.no');
    }
  };
};
