import { useTranslation } from 'react-i18next';
import { CreateForm } from '#web/features/accounts/form/CreateForm.tsx';
import { FormPage } from '#web/features/accounts/form/FormPage.tsx';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';

/** A new account. */
export const AccountCreatePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('accounts.create.title'));
  return (
    <FormPage title={t('accounts.create.title')}>
      <CreateForm />
    </FormPage>
  );
};
