import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { resetPassword } from '#web/features/account/calls.ts';
import { href } from '#web/platform/navigation/href.ts';
import { MailedLink } from './MailedLink.tsx';

/** A new password, by the link of the mail; then the login. */
export const ResetPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const known = search.get('username');
  return (
    <MailedLink
      kind="strong"
      title={t('account.reset.title')}
      lead={(username) => t('account.reset.lead', { username })}
      another={<Link to={href.forgot(known ? { username: known } : {})}>{t('account.reset.another')}</Link>}
      send={resetPassword}
      reason="reset"
    />
  );
};
