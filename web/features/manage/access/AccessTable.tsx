import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Access } from '#shared/model/access.ts';
import { alwaysWrites } from '#shared/model/roles.ts';
import { personName } from '#shared/text/names.ts';
import { useGrants } from '#web/domain/people/useGrants.tsx';
import { href } from '#web/platform/navigation/href.ts';
import { AccessStatus } from './AccessStatus.tsx';
import styles from './AccessTable.module.css';
import type { AccessPlace } from './accessPlace.ts';

interface AccessTableProps {
  readonly place: AccessPlace;
  readonly grants: readonly Access[];
}

/** Who reaches a place: the account, where its grant was given (above the place it is only shown), whether it may write, and a button that removes the grant. */
export const AccessTable = ({ place, grants }: AccessTableProps) => {
  const { t } = useTranslation();
  const { busy, setWrite, remove, notices } = useGrants();
  const { orgId, areaId } = useParams();
  /** Where an inherited grant is changed. */
  const grantedAt = ({ level }: Access) =>
    href.manage(level === 'organization' ? { orgId } : { orgId, areaId }, 'access');

  const shown = (grant: Access) => ({
    ...grant,
    level: place.level,
    name: grant.email,
    place: place.name,
    isCovered: grants.some(({ userId, id }) => userId === grant.userId && id !== grant.id),
  });
  return (
    <>
      {notices}
      <table className={styles.table} aria-label={t('access.title')}>
        <thead>
          <tr>
            <th scope="col">{t('access.who')}</th>
            <th scope="col" className="wide-only">
              {t('access.role')}
            </th>
            <th scope="col" className="wide-only">
              {t('access.from')}
            </th>
            <th scope="col">{t('access.write')}</th>
            <th scope="col" className="wide-only">
              {t('access.login')}
            </th>
            <th scope="col" className={styles.action}>
              <span className="visually-hidden">{t('ui.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {grants.map((grant) => (
            <tr key={grant.id} data-inherited={grant.inherited}>
              <th scope="row">
                {grant.email} <AccessStatus grant={grant} />
                {personName(grant) !== '' && <small>{personName(grant)}</small>}
                {grant.userName !== grant.email && <small>{grant.userName}</small>}
                <small className="phone-only">
                  {grant.inherited && `${grant.place.name} · `}
                  {t(`accounts.types.${grant.role}`)} · {t(`accounts.loginTypes.${grant.loginType}`)}
                </small>
                {grant.groups && <small>{t('groups.from', { groups: grant.groups.join(', ') })}</small>}
              </th>
              <td className="wide-only">{t(`accounts.types.${grant.role}`)}</td>
              <td className="wide-only">
                {grant.inherited ? (
                  <>
                    <Link to={grantedAt(grant)}>{grant.place.name}</Link>{' '}
                    <span className={styles.quiet}>{t('access.inherited')}</span>
                  </>
                ) : (
                  t(`access.here.${place.level}`)
                )}
              </td>
              <td>
                {alwaysWrites(grant.role) ? (
                  <span className={styles.quiet}>{t('access.writeAlways')}</span>
                ) : grant.inherited || grant.groups ? (
                  t(`access.canWrite.${grant.canWrite}`)
                ) : (
                  <Checkbox
                    aria-label={t('access.writeOf', { name: grant.email })}
                    checked={grant.canWrite}
                    disabled={busy}
                    onChange={({ target }) => void setWrite(shown(grant), target.checked)}
                  />
                )}
              </td>
              <td className="wide-only">{t(`accounts.loginTypes.${grant.loginType}`)}</td>
              <td className={styles.action}>
                {!grant.inherited && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('access.removeOf', { name: grant.email })}
                    onClick={() => void remove(shown(grant))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
