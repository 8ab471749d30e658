import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '#web/api/live.ts';
import { notice } from '#web/app/notice.ts';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { LoginForm } from '#web/features/account/LoginForm.tsx';
import { afterLogin } from '#web/navigation/startAddress.ts';

/** While the user types, what comes after the login is fetched. */
const fetchAhead = () => void Promise.all([import('#web/app/shell/SignedIn.tsx'), import('./plan.tsx')]);

/** Why somebody was sent here; `done` is good news. */
const reasons = {
  forbidden: { key: 'login.forbidden', done: false },
  expired: { key: 'login.expired', done: false },
  confirmed: { key: 'account.confirm.done', done: true },
  reset: { key: 'account.reset.done', done: true },
} as const;

const isReason = (text: string | null): text is keyof typeof reasons => text !== null && Object.hasOwn(reasons, text);

/** Sign in, then back to where one was; after a refusal to the start screen with a text. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('reason');
  const reason = isReason(asked) ? reasons[asked] : undefined;
  const enter = () => {
    const refused = asked === 'forbidden';
    if (refused) notice.set('forbidden');
    void navigate(afterLogin(session.get(), refused ? null : search.get('from')), { replace: true });
  };
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')} onFocus={fetchAhead}>
      <LoginForm
        key={search.get('username')}
        notice={reason && { text: t(reason.key), done: reason.done }}
        known={search.get('username') ?? ''}
        onEntered={enter}
      />
    </AuthPage>
  );
};
