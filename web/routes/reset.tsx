import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#web/app/routes.ts';
import { LinkForm } from '#web/features/account/LinkForm.tsx';
import { AuthPage } from '#web/features/login/AuthPage.tsx';
import { resetPassword } from '#web/ui/signing/calls.ts';

/** A new password, by the link of the mail; then the login. */
export const ResetPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const username = search.get('username') ?? '';
  const save = async (password: string) => {
    await resetPassword({ username, code: search.get('code') ?? '', password });
    await navigate(href.login({ reason: 'reset', username }), { replace: true });
  };
  return (
    <AuthPage title={t('account.reset.title')} lead={t('account.reset.lead', { username })}>
      <LinkForm
        kind="strong"
        username={username}
        another={<Link to={href.forgot({ username })}>{t('account.reset.another')}</Link>}
        save={save}
      />
    </AuthPage>
  );
};
