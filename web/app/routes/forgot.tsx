import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { ForgotForm } from '#web/features/account/ForgotForm.tsx';
import { SentNote } from '#web/features/account/SentNote.tsx';
import { usePageAddress } from '#web/platform/navigation/pageAddress.ts';

/** A forgotten password: asks for the mail that leads to a new one. */
export const ForgotPage = () => {
  const { t } = useTranslation();
  const { search } = usePageAddress();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage title={t('account.forgot.title')} lead={sentTo === undefined ? t('account.forgot.lead') : ''}>
      {sentTo === undefined ? (
        <ForgotForm known={search.get('username') ?? ''} onSent={setSentTo} />
      ) : (
        <SentNote email={sentTo} />
      )}
    </AuthPage>
  );
};
