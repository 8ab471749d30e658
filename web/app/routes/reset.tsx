import { useTranslation } from 'react-i18next';
import { resetPassword } from '#web/features/account/calls.ts';
import { href } from '#web/platform/navigation/href.ts';
import { PageLink } from '#web/platform/navigation/PageLink.tsx';
import { usePageAddress } from '#web/platform/navigation/pageAddress.ts';
import { MailedLink } from './MailedLink.tsx';

/** A new password, by the link of the mail; then the login. */
export const ResetPage = () => {
  const { t } = useTranslation();
  const { search } = usePageAddress();
  const known = search.get('username');
  return (
    <MailedLink
      kind="strong"
      title={t('account.reset.title')}
      lead={(username) => t('account.reset.lead', { username })}
      another={<PageLink to={href.forgot(known ? { username: known } : {})}>{t('account.reset.another')}</PageLink>}
      send={resetPassword}
      reason="reset"
    />
  );
};
