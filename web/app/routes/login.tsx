import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notice } from '#web/app/notice.ts';
import { AuthPage } from '#web/app/shell/AuthPage.tsx';
import { LoginForm } from '#web/features/account/LoginForm.tsx';
import { ProviderLogins } from '#web/features/account/ProviderLogins.tsx';
import { session } from '#web/platform/api/live.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadSignedInTexts, loadTexts } from '#web/platform/locales/i18n.ts';
import { usePageAddress } from '#web/platform/navigation/pageAddress.ts';
import { afterLogin } from '#web/platform/navigation/startAddress.ts';

/** What comes after the password, for the few accounts that need it. */
const SecondStep = lazy(
  loadChunk(async () => {
    const [{ SecondStep }] = await Promise.all([
      import('#web/features/account/secondFactor/SecondStep.tsx'),
      loadTexts('secondFactor'),
    ]);
    return { default: SecondStep };
  }),
);

/** Loads the screens after the login while the form is being filled in. */
const fetchAhead = () =>
  void Promise.all([import('#web/app/shell/SignedIn.tsx'), import('./plan.tsx'), loadSignedInTexts()]);

/** The texts for the `reason` in the address; `done` marks a success. */
const reasons = {
  forbidden: { key: 'login.forbidden', done: false },
  idle: { key: 'login.idle', done: false },
  expired: { key: 'login.expired', done: false },
  confirmed: { key: 'account.confirm.done', done: true },
  samlUnknown: { key: 'login.samlUnknown', done: false },
  samlClosed: { key: 'login.samlClosed', done: false },
  samlFailed: { key: 'login.samlFailed', done: false },
  samlAssurance: { key: 'login.samlAssurance', done: false },
  samlStale: { key: 'login.samlStale', done: false },
  reset: { key: 'account.reset.done', done: true },
} as const;

const isReason = (text: string | null): text is keyof typeof reasons => text !== null && Object.hasOwn(reasons, text);

/** The login; leads back to the address in `from`, after a refused call to the start screen with a notice. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<Pick<ComponentProps<typeof SecondStep>, 'username' | 'password' | 'lacking'>>();
  const { search, open } = usePageAddress();
  const named = search.get('reason');
  const reason = isReason(named) ? reasons[named] : undefined;
  const ofProvider = named?.startsWith('saml') ?? false;
  const enter = () => {
    const refused = named === 'forbidden';
    if (refused) notice.set('forbidden');
    open(afterLogin(session.get(), refused ? null : search.get('from')), { replace: true });
  };
  if (begun)
    return (
      <Suspense
        fallback={
          <AuthPage title={t('login.title')} lead={t('login.lead')}>
            {null}
          </AuthPage>
        }
      >
        <SecondStep {...begun} frame={AuthPage} onEntered={enter} onBack={() => setBegun(undefined)} />
      </Suspense>
    );
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')} onFocus={fetchAhead}>
      <ProviderLogins
        from={named === 'forbidden' ? null : search.get('from')}
        notice={reason && ofProvider ? t(reason.key) : undefined}
      />
      <LoginForm
        key={search.get('username')}
        notice={ofProvider ? undefined : reason && { text: t(reason.key), done: reason.done }}
        known={search.get('username') ?? ''}
        onEntered={enter}
        onLacking={setBegun}
      />
    </AuthPage>
  );
};
