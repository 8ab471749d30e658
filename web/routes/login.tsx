import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notice } from '#web/app/notice.ts';
import { href } from '#web/app/routes.ts';
import { Footer } from '#web/app/shell/Footer.tsx';
import { LanguageSwitch } from '#web/app/shell/LanguageSwitch.tsx';
import { Mark } from '#web/app/shell/Mark.tsx';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { Art } from '#web/features/login/Art.tsx';
import { LoginForm } from '#web/features/login/LoginForm.tsx';
import styles from './login.module.css';

/** While the user types, what comes after the login is fetched. */
const fetchAhead = () => void Promise.all([import('#web/app/shell/SignedIn.tsx'), import('./plan.tsx')]);

/** Sign in, then back to where one was; after a refusal to the start screen with a text. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const reason = search.get('reason');
  usePageTitle(t('login.title'));
  const enter = () => {
    const refused = reason === 'forbidden';
    if (refused) notice.set('forbidden');
    void navigate(refused ? href.plan() : (search.get('from') ?? href.plan()), { replace: true });
  };
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        <header>
          <span className={styles.brand}>
            <Mark size={26} />
            {t('app.name')}
          </span>
          <LanguageSwitch />
        </header>
        <main className={styles.box} onFocus={fetchAhead}>
          <h1>{t('login.title')}</h1>
          <p>{t('login.lead')}</p>
          <LoginForm
            notice={
              reason === 'forbidden' ? t('login.forbidden') : reason === 'expired' ? t('login.expired') : undefined
            }
            onEntered={enter}
          />
        </main>
        <Footer />
      </div>
      <Art />
    </div>
  );
};
