import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { OwnSecondFactor } from '#web/features/account/secondFactor/OwnSecondFactor.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { session } from '#web/platform/api/live.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { usePageTitle } from '#web/platform/navigation/usePageTitle.ts';
import styles from './card.module.css';

/** The own second factor; who signs in at an employer has none here. */
export const SecondFactorPage = () => {
  const { t } = useTranslation();
  const username = useSignal(session)?.username ?? '';
  const own = useEndpoint(account.one, { params: { username } });
  const factor = useEndpoint(account.secondFactor, { params: { username } });
  usePageTitle(t('account.secondFactor'));
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('account.secondFactor')}</h1>
        <Loaded of={own} skeleton={<BlockSkeleton height={160} />}>
          {({ loginType }) =>
            loginType === 'saml' ? (
              <p className={styles.lead}>{t('secondFactor.own.saml')}</p>
            ) : (
              <>
                <p className={styles.lead}>{t('secondFactor.own.lead')}</p>
                <Loaded of={factor} skeleton={<BlockSkeleton height={120} />}>
                  {(stored) => (
                    <OwnSecondFactor username={username} stored={stored} onChanged={() => factor.mutate()} />
                  )}
                </Loaded>
              </>
            )
          }
        </Loaded>
      </section>
    </div>
  );
};
