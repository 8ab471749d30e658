import { useTranslation } from 'react-i18next';
import { confirmAccount } from '#web/features/account/calls.ts';
import { MailedLink } from './MailedLink.tsx';

/** The first password, by the link of the invitation; then the login. */
export const ConfirmPage = () => {
  const { t } = useTranslation();
  return (
    <MailedLink
      kind="first"
      title={t('account.confirm.title')}
      lead={(username) => t('account.confirm.lead', { username })}
      another={t('account.confirm.another')}
      send={confirmAccount}
      reason="confirmed"
    />
  );
};
