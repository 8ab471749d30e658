import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import type { AccountSession } from '#shared/model/account.ts';
import { deviceOf } from '#shared/text/device.ts';
import { fullMomentText } from '#web/kit/ui/dates.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import styles from './SessionList.module.css';

interface SessionListProps {
  readonly username: string;
  readonly sessions: readonly AccountSession[];
}

/** Where one is signed in, each to be signed out; the one shown here is ended by the menu. */
export const SessionList = ({ username, sessions }: SessionListProps) => {
  const { t } = useTranslation();
  const end = useChange(account.endSession, { touches: '/api/account' });
  const nameOf = ({ device }: AccountSession): string => {
    const { browser = t('account.sessions.browser'), system } = deviceOf(device);
    return system === undefined ? browser : t('account.sessions.device', { browser, system });
  };
  return (
    <>
      <ProblemAlert title={t('account.sessions.failed')} problem={end.problem} conflicts />
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{nameOf(session)}</strong>
              {session.isCurrent && <span className={styles.here}>{t('account.sessions.here')}</span>}
              <p>{t('account.sessions.since', { when: fullMomentText(session.startedAt) })}</p>
              <p>{t('account.sessions.seen', { when: fullMomentText(session.seenAt) })}</p>
            </div>
            {!session.isCurrent && (
              <Button
                loading={end.state !== 'idle'}
                aria-label={t('account.sessions.endOf', { device: nameOf(session) })}
                onClick={() => void end.run({ params: { username, sessionId: session.id } })}
              >
                {t('account.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
