import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LogEntry, refusalReasons } from '#shared/model/log.ts';
import { Differences } from '#web/domain/history/Differences.tsx';
import { isObject } from '#web/domain/history/fields.ts';
import { planAddress, unitAddress, weeksOf } from '#web/domain/history/links.ts';
import { exactMomentText } from '#web/kit/ui/dates.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import styles from './Log.module.css';
import { Removed } from './Removed.tsx';
import type { useFilters } from './useFilters.ts';

interface LogRowProps {
  readonly entry: LogEntry;
  readonly narrow: ReturnType<typeof useFilters>[1];
}

/** The actor of failed logins with an unknown username, which is not stored. */
const NOBODY = '-';

const isRefused = (action: LogEntry['action']): boolean => action === 'signInFailed' || action === 'refused';

const textIn = (value: unknown, field: string): string | undefined => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Kinds of objects that are named by their account. */
const ofAccounts: ReadonlySet<string> = new Set(['account', 'password', 'confirmation', 'resetLink', 'lock']);

/** Returns the name of the object or of its account, when the entry holds one. */
const nameOf = ({ object, id, path, before, after }: LogEntry): string | undefined =>
  ['name', 'username', 'userName'].map((field) => textIn(after, field) ?? textIn(before, field)).find(Boolean) ??
  (ofAccounts.has(object) ? id : path.userId);

/** Why it was refused and from which address, where the entry says so: the address only for SuperAdmin, the reason of a sign-in for SuperUsers too. */
const originOf = ({ after }: LogEntry, t: TFunction): string => {
  const [reason, address] = [textIn(after, 'reason'), textIn(after, 'address')];
  const text = refusalReasons.find((known) => known === reason);
  return [text && t(`log.reason.${text}`), address].flatMap((part) => (part ? [` · ${part}`] : [])).join('');
};

/** One entry: time, actor, change with values before and after, place. */
export const LogRow = ({ entry, narrow }: LogRowProps) => {
  const { t } = useTranslation();
  const isEverywhere = useRight('everywhere');
  const { at, by, action, object, id, place } = entry;
  const session = action === 'signIn' || action === 'signOut' || isRefused(action);
  const what = isObject(object) ? t(`log.object.${object}`) : object;
  const name = nameOf(entry);
  const [planned, unit] = [planAddress(entry), unitAddress(entry)];
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={at}>{exactMomentText(at)}</time>
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
            <span className={isRefused(action) ? styles.failed : styles.action}>{t(`log.action.${action}`)}</span>
            {!session && ` ${what.toLocaleLowerCase('sv')} `}
            {object === 'grant' && name !== undefined && `${t('log.of')} `}
            {!session && name !== undefined && <b>{name}</b>}
            {entry.period && planned && <Link to={planned}>{weeksOf(entry.period)}</Link>}
            {entry.person !== null && entry.person !== name && planned && (
              <>
                {' '}
                <Link to={planned}>{entry.person}</Link>
              </>
            )}
            {session && name !== undefined && name !== by && ` ${name}`}
            {action === 'refused' && ` ${id}`}
            {isRefused(action) && originOf(entry, t)}
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
          {isEverywhere && <Removed entry={entry} />}
        </div>
        {!session && action !== 'order' && <Differences entry={entry} />}
      </td>
      <td className={styles.where}>{unit ? <Link to={unit}>{place}</Link> : place}</td>
    </tr>
  );
};
