import { useTranslation } from 'react-i18next';
import { Mark } from '#web/kit/ui/frame/Mark.tsx';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './PlainHeader.module.css';

/** The header of a page outside the shell: the name of the product, as a link to its first page if so chosen, and the language. */
export const PlainHeader = ({ linked = false }: { readonly linked?: boolean }) => {
  const { t } = useTranslation();
  const brand = (
    <>
      <Mark size={26} />
      {t('app.name')}
    </>
  );
  return (
    <header className={styles.header}>
      {linked ? (
        <PageLink to={href.plan()} className={styles.brand} aria-label={t('app.home')}>
          {brand}
        </PageLink>
      ) : (
        <span className={styles.brand}>{brand}</span>
      )}
      <LanguageSwitch />
    </header>
  );
};
