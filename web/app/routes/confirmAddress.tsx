import { useTranslation } from 'react-i18next';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { AddressForm } from '#web/features/account/AddressForm.tsx';
import { BrokenLink } from '#web/features/account/BrokenLink.tsx';
import { mailedLinkIn } from '#web/features/account/mailedLink.ts';
import { usePageAddress } from '#web/platform/navigation/pageAddress.ts';

/** A new address of an account, by the link mailed there. */
export const ConfirmAddressPage = () => {
  const { t } = useTranslation();
  const { search } = usePageAddress();
  const link = mailedLinkIn(search);
  return (
    <AuthPage
      title={t('account.address.title')}
      lead={link ? t('account.address.lead', { username: link.username }) : ''}
    >
      {link ? (
        <AddressForm key={search.toString()} link={link} />
      ) : (
        <BrokenLink>{t('account.address.another')}</BrokenLink>
      )}
    </AuthPage>
  );
};
