import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { access } from '#shared/contract/access.ts';
import type { Access } from '#shared/model/access.ts';
import { alwaysWrites } from '#shared/model/roles.ts';
import { personName } from '#shared/text/names.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useConfirmRemoval } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { href } from '#web/platform/navigation/href.ts';
import { AccessStatus } from './AccessStatus.tsx';
import styles from './AccessTable.module.css';
import type { AccessPlace } from './accessPlace.ts';

interface AccessTableProps {
  readonly place: AccessPlace;
  readonly grants: readonly Access[];
}

const EVERYTHING = { touches: '/api/' } as const;

/** Who reaches a place: the account, where its grant was given (above the place it is only shown), whether it may write, and a button that removes the grant. */
export const AccessTable = ({ place, grants }: AccessTableProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const confirmRemoval = useConfirmRemoval();
  const update = useChange(access.update, EVERYTHING);
  const removal = useChange(access.remove, { ...EVERYTHING, reloads: true });
  const [requested, setRequested] = useState(false);
  const { orgId, areaId } = useParams();
  /** Where an inherited grant is changed. */
  const grantedAt = ({ level }: Access) =>
    href.manage(level === 'organization' ? { orgId } : { orgId, areaId }, 'access');

  const setWrite = async (grant: Access, canWrite: boolean) => {
    setRequested(canWrite);
    const params = { level: place.level, accessId: grant.id };
    if (await update.run({ params, body: { canWrite, version: grant.version } }))
      message.success(t('access.changed', { name: grant.email }));
  };
  const conflict = conflictProps(update.conflict, {
    differences: (current) => [
      {
        id: current.id,
        label: current.email,
        theirs: t(`access.canWrite.${current.canWrite}`),
        mine: t(`access.canWrite.${requested}`),
      },
    ],
    onTheirs: update.reset,
    onMine: (current) => void setWrite(current, requested),
    onCancel: update.reset,
  });
  const remove = async (grant: Access) => {
    const name = grant.email;
    const text = t('access.removeText', { name, place: place.name });
    if (!(await confirmRemoval({ title: t('access.removeTitle'), text }))) return;
    if (await removal.run({ params: { level: place.level, accessId: grant.id }, version: grant.version }))
      message.success(t('access.taken', { name }));
  };
  return (
    <>
      <ProblemAlert problem={update.problem} />
      <ProblemAlert problem={removal.problem} conflicts />
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
                    disabled={update.state !== 'idle'}
                    onChange={({ target }) => void setWrite(grant, target.checked)}
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
                    onClick={() => void remove(grant)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConflictDialog {...conflict} />
    </>
  );
};
