import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the window's title to the screen and, when given, the place. */
export const usePageTitle = (page: string, place?: string): void => {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = place === undefined ? t('app.titleShort', { page }) : t('app.title', { place, page });
  }, [t, page, place]);
};
