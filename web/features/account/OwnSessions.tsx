import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import type { AccountSession } from '#shared/model/account.ts';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import styles from './SessionList.module.css';
import { SessionList } from './SessionList.tsx';

/** The sessions of the account, with what signs out one of them or all but the one of this browser. */
export const OwnSessions = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const sessions = useEndpoint(account.sessions, { params: { username } });
  const end = useChange(account.endSession, { touches: '/api/account' });
  const isBusy = end.state !== 'idle';
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const run = ({ id: sessionId }: AccountSession) => end.run({ params: { username, sessionId } });
  const endOthers = async () => {
    const sure = await confirm({
      title: t('account.sessions.question', { count: others.length }),
      text: t('account.sessions.consequence'),
      action: t('account.sessions.endOthers'),
    });
    if (!sure) return;
    for (const session of others) {
      const isEnded = (await run(session)) !== undefined;
      if (!isEnded) return;
    }
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{t('account.sessions.title')}</h1>
        {others.length > 1 && (
          <Button loading={isBusy} onClick={() => void endOthers()}>
            {t('account.sessions.endOthers')}
          </Button>
        )}
      </header>
      <p className={styles.lead}>{t('account.sessions.lead')}</p>
      <ProblemAlert title={t('account.sessions.failed')} problem={end.problem} conflicts />
      <Loaded of={sessions} skeleton={<BlockSkeleton height={160} />}>
        {(list) => <SessionList sessions={list} isBusy={isBusy} onEnd={(session) => void run(session)} />}
      </Loaded>
    </>
  );
};
