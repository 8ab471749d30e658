import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSession } from '#shared/model/account.ts';
import { deviceKindOf, deviceOf } from '#shared/text/device.ts';
import { agoText, momentText } from '#web/kit/ui/dates.ts';
import { DeviceIcon } from './parts/icons.tsx';
import styles from './SessionList.module.css';

interface SessionListProps {
  readonly sessions: readonly AccountSession[];
  readonly isBusy: boolean;
  onEnd(session: AccountSession): void;
}

/** The session of this browser first; the others as they are answered, the last used one first. */
const ownFirst = (sessions: readonly AccountSession[]): readonly AccountSession[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** Milliseconds within which a session in use asks for a new token: how exactly its last use is known. */
const exactness = 3_600_000;

/** Where one is signed in, each to be signed out; the one shown here is ended by the menu. */
export const SessionList = ({ sessions, isBusy, onEnd }: SessionListProps) => {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = ({ device }: AccountSession): string => {
    const { browser, system } = deviceOf(device);
    if (system === undefined) return browser ?? t('account.sessions.unknown');
    return t('account.sessions.device', { browser: browser ?? t('account.sessions.browser'), system });
  };
  const activityOf = ({ seenAt, isCurrent }: AccountSession): string => {
    if (isCurrent) return t('account.sessions.now');
    const isRecent = Date.now() - Date.parse(seenAt) < exactness;
    return isRecent ? t('account.sessions.recent') : t('account.sessions.seen', { when: agoText(seenAt) });
  };
  return (
    <ul className={styles.list}>
      {ownFirst(sessions).map((session) => (
        <li key={session.id}>
          <span className={styles.device} data-here={session.isCurrent || undefined}>
            <DeviceIcon kind={deviceKindOf(session.device)} />
          </span>
          <div className={styles.text}>
            <p className={styles.name}>
              <strong>{nameOf(session)}</strong>
              {session.isCurrent && <span className={styles.here}>{t('account.sessions.here')}</span>}
            </p>
            <p id={`${id}${session.id}`} className={styles.use}>
              <span>{activityOf(session)}</span>
              <span>{t('account.sessions.since', { when: momentText(session.startedAt) })}</span>
            </p>
          </div>
          {!session.isCurrent && (
            <Button
              disabled={isBusy}
              aria-label={t('account.sessions.endOf', { device: nameOf(session) })}
              aria-describedby={`${id}${session.id}`}
              onClick={() => onEnd(session)}
            >
              {t('account.sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
