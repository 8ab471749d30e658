import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ForgotForm } from '#web/features/account/ForgotForm.tsx';
import { AuthPage } from '#web/features/login/AuthPage.tsx';

/** A forgotten password: asks for the mail that leads to a new one. */
export const ForgotPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <AuthPage title={t('account.forgot.title')} lead={t('account.forgot.lead')}>
      <ForgotForm known={search.get('username') ?? ''} />
    </AuthPage>
  );
};
