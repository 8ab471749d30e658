import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#web/app/routes.ts';
import { LinkForm } from '#web/features/account/LinkForm.tsx';
import { AuthPage } from '#web/features/login/AuthPage.tsx';
import { confirmAccount } from '#web/ui/signing/calls.ts';

/** The first password, by the link of the invitation; then the login. */
export const ConfirmPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const username = search.get('username') ?? '';
  const save = async (password: string) => {
    await confirmAccount({ username, code: search.get('code') ?? '', password });
    await navigate(href.login({ reason: 'confirmed', username }), { replace: true });
  };
  return (
    <AuthPage title={t('account.confirm.title')} lead={t('account.confirm.lead', { username })}>
      <LinkForm kind="first" username={username} another={t('account.confirm.another')} save={save} />
    </AuthPage>
  );
};
