import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account, AccountAccess } from '#shared/model/account.ts';
import { alwaysWrites } from '#shared/model/roles.ts';
import { useGrants } from '#web/domain/people/useGrants.tsx';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Accesses.module.css';
import { AddPlaces } from './AddPlaces.tsx';
import { hasHome } from './accountTypes.ts';

interface AccessesProps {
  readonly account: Account;
  /** The account of the user, whose access only others change. */
  readonly own: boolean;
}

/** The name of a place and where it is, from its path. */
const namesOf = ({ path }: AccountAccess) => {
  const names = path.split(' / ');
  return { name: names.at(-1) ?? path, above: names.slice(0, -1).join(' / ') };
};

/** Whether an access reaches the place of another one: it is of the same place or of one above it. */
const covers = (above: AccountAccess, access: AccountAccess): boolean =>
  above.orgId === access.orgId &&
  (above.areaId === undefined || above.areaId === access.areaId) &&
  (above.unitId === undefined || above.unitId === access.unitId);

/** All that an account reaches, changed where it is shown: the right of each place at once, and more places. */
export const Accesses = ({ account, own }: AccessesProps) => {
  const { t } = useTranslation();
  const { busy, setWrite, remove, notices } = useGrants();
  const { type, accesses, username } = account;
  const isSuper = alwaysWrites(type);
  const shown = (access: AccountAccess) => ({
    ...access,
    name: username,
    place: namesOf(access).name,
    isCovered: accesses.some((other) => other.id !== access.id && covers(other, access)),
  });
  const right = (access: AccountAccess) => {
    const { canWrite, groups } = access;
    if (isSuper) return t('access.writeAlways');
    if (own || groups) return t(`access.canWrite.${canWrite}`);
    return (
      <Segmented
        aria-label={t('accounts.rightAt', { name: namesOf(access).name })}
        value={canWrite ? 'write' : 'read'}
        disabled={busy}
        onChange={(value) => void setWrite(shown(access), value === 'write')}
        options={(['read', 'write'] as const).map((value) => ({ value, label: t(`accounts.access.${value}`) }))}
      />
    );
  };
  const writes = accesses.filter(({ canWrite }) => canWrite).length;
  const counts = [
    writes > 0 && t('accounts.writesCount', { count: writes }),
    accesses.length > writes && t('accounts.readsCount', { count: accesses.length - writes }),
  ].filter(Boolean);
  return (
    <Card title={t('access.title')} note={hasHome(type) ? counts.join(', ') : undefined}>
      {notices}
      {!hasHome(type) && <p className={styles.text}>{t('accounts.access.all')}</p>}
      {hasHome(type) && accesses.length === 0 && <p className={styles.text}>{t('accounts.access.noneText')}</p>}
      {hasHome(type) && accesses.length > 0 && (
        <table className={styles.table} aria-label={t('access.title')}>
          <thead>
            <tr>
              <th scope="col">{t('accounts.place')}</th>
              <th scope="col">{t('accounts.right')}</th>
              <th scope="col" className="wide-only">
                {t('accounts.given')}
              </th>
              {!own && (
                <th scope="col">
                  <span className="visually-hidden">{t('ui.remove')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {accesses.map((access) => {
              const { id, orgId, areaId, unitId, groups, changedAt, changedBy } = access;
              const { name, above } = namesOf(access);
              return (
                <tr key={id}>
                  <th scope="row">
                    <Link to={href.plan({ orgId, areaId, unitId })}>{name}</Link>
                    {above !== '' && <small>{above}</small>}
                    {groups && <small>{t('groups.from', { groups: groups.join(', ') })}</small>}
                  </th>
                  <td>{right(access)}</td>
                  <td className="wide-only">
                    {momentText(changedAt)} <small>{t('accounts.givenBy', { name: changedBy })}</small>
                  </td>
                  {!own && (
                    <td className={styles.action}>
                      <Button
                        aria-label={t('accounts.removeAccess', { name })}
                        onClick={() => void remove(shown(access))}
                      >
                        {t('ui.remove')}
                      </Button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {!own && hasHome(type) && <AddPlaces account={account} />}
    </Card>
  );
};
