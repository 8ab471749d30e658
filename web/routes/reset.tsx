import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { BrokenLink } from '#web/features/account/BrokenLink.tsx';
import { resetPassword } from '#web/features/account/calls.ts';
import { LinkForm } from '#web/features/account/LinkForm.tsx';
import { mailedLinkIn } from '#web/features/account/mailedLink.ts';
import { href } from '#web/navigation/href.ts';

/** A new password, by the link of the mail; then the login. */
export const ResetPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const link = mailedLinkIn(search);
  const known = search.get('username');
  const title = t('account.reset.title');
  const another = <Link to={href.forgot(known ? { username: known } : {})}>{t('account.reset.another')}</Link>;
  if (link === undefined)
    return (
      <AuthPage title={title} lead="">
        <BrokenLink>{another}</BrokenLink>
      </AuthPage>
    );
  const { username } = link;
  const save = async (password: string) => {
    await resetPassword({ ...link, password });
    await navigate(href.login({ reason: 'reset', username }), { replace: true });
  };
  return (
    <AuthPage title={title} lead={t('account.reset.lead', { username })}>
      <LinkForm key={search.toString()} kind="strong" username={username} another={another} save={save} />
    </AuthPage>
  );
};
