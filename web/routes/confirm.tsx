import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { BrokenLink } from '#web/features/account/BrokenLink.tsx';
import { confirmAccount } from '#web/features/account/calls.ts';
import { LinkForm } from '#web/features/account/LinkForm.tsx';
import { mailedLinkIn } from '#web/features/account/mailedLink.ts';
import { href } from '#web/navigation/href.ts';

/** The first password, by the link of the invitation; then the login. */
export const ConfirmPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const link = mailedLinkIn(search);
  const title = t('account.confirm.title');
  const another = t('account.confirm.another');
  if (link === undefined)
    return (
      <AuthPage title={title} lead="">
        <BrokenLink>{another}</BrokenLink>
      </AuthPage>
    );
  const { username } = link;
  const save = async (password: string) => {
    await confirmAccount({ ...link, password });
    await navigate(href.login({ reason: 'confirmed', username }), { replace: true });
  };
  return (
    <AuthPage title={title} lead={t('account.confirm.lead', { username })}>
      <LinkForm key={search.toString()} kind="first" username={username} another={another} save={save} />
    </AuthPage>
  );
};
