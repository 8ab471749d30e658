import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LogEntry } from '#shared/model/log.ts';
import { useHasRole } from '#web/api/useRole.ts';
import { Differences } from '#web/history/Differences.tsx';
import { isObject } from '#web/history/fields.ts';
import { useMoment } from '#web/history/useMoment.ts';
import styles from './Log.module.css';
import { planAddress, unitAddress, weeksOf } from './links.ts';
import { Removed } from './Removed.tsx';
import type { useFilters } from './useFilters.ts';

interface LogRowProps {
  readonly entry: LogEntry;
  readonly narrow: ReturnType<typeof useFilters>[1];
}

/** The actor of failed logins with an unknown username, which is not stored. */
const NOBODY = '-';

const textIn = (value: unknown, field: string): string | undefined => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Kinds of objects that are named by their account. */
const ofAccounts: ReadonlySet<string> = new Set(['account', 'password', 'confirmation', 'resetLink']);

/** Returns the name of the object or of its account, when the entry holds one. */
const nameOf = ({ object, id, path, before, after }: LogEntry): string | undefined =>
  ['name', 'username', 'userName'].map((field) => textIn(after, field) ?? textIn(before, field)).find(Boolean) ??
  (ofAccounts.has(object) ? id : path.userId);

/** One entry: time, actor, change with values before and after, place. */
export const LogRow = ({ entry, narrow }: LogRowProps) => {
  const { t } = useTranslation();
  const moment = useMoment();
  const isSuperAdmin = useHasRole('SuperAdmin');
  const { at, by, action, object, id, place } = entry;
  const session = action === 'signIn' || action === 'signInFailed' || action === 'signOut';
  const what = isObject(object) ? t(`log.object.${object}`) : object;
  const name = nameOf(entry);
  const [planned, unit] = [planAddress(entry), unitAddress(entry)];
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={at}>{moment(at)}</time>
      </td>
      <td>
        {by === NOBODY ? (
          t('log.nobody')
        ) : (
          <button type="button" className={styles.link} onClick={() => narrow({ user: by })}>
            {by}
          </button>
        )}
      </td>
      <td>
        <div className={styles.said}>
          <span>
            <span className={action === 'signInFailed' ? styles.failed : styles.action}>
              {t(`log.action.${action}`)}
            </span>
            {!session && ` ${what.toLocaleLowerCase('sv')} `}
            {!session && name !== undefined && <b>{name}</b>}
            {entry.period && planned && <Link to={planned}>{weeksOf(entry.period)}</Link>}
            {entry.person !== null && entry.person !== name && planned && (
              <>
                {' '}
                <Link to={planned}>{entry.person}</Link>
              </>
            )}
            {session && name !== undefined && name !== by && ` ${name}`}
          </span>
          {!session && (
            <button
              type="button"
              className={styles.way}
              aria-label={t('log.historyOf', { name: name ?? what })}
              onClick={() => narrow({ object: id })}
            >
              {t('log.history')}
            </button>
          )}
          {isSuperAdmin && <Removed entry={entry} />}
        </div>
        {!session && action !== 'order' && <Differences entry={entry} />}
      </td>
      <td className={styles.where}>{unit ? <Link to={unit}>{place}</Link> : place}</td>
    </tr>
  );
};
