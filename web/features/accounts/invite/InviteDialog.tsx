import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { type InvitedPerson, mostPlaces } from '#shared/model/invitation.ts';
import { inRequests, loginTypeBy } from '#web/domain/people/invitations.ts';
import { TypedRows } from '#web/kit/forms/TypedRows.tsx';
import { typedRows, withEmptyLast } from '#web/kit/forms/typedRows.ts';
import { useFaultText, useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import styles from './Invite.module.css';
import { columnsOf, type Field, fields, type InviteRow } from './inviteRows.ts';
import { judgeRows } from './judgeRows.ts';
import { usePreview } from './usePreview.ts';

/** Invites several people, or gives them access, one place a row; rows at fault and refused people stay with the reason. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const message = useToast();
  const faultText = useFaultText();
  const problemText = useProblemText();
  const { roots = [] } = usePlaces();
  const { data: providers = [] } = useEndpoint(account.organizationProviders, { params: {} });
  const [rows, setRows] = useState<readonly InviteRow[]>(() => withEmptyLast(fields, []));
  const invite = useChange(account.invitePeople, { touches: '/api/a' });
  const typed = typedRows(fields, rows);
  const { faults, people } = judgeRows(typed, roots, loginTypeBy(providers));
  const { answers, problem } = usePreview(people.map(({ keys: _, ...person }) => person));
  const counted = (outcome: InvitedPerson['outcome']) =>
    people.filter(({ email }) => answers.get(email)?.outcome === outcome).length;
  const ready = people.filter(({ email }) => ['created', 'granted'].includes(answers.get(email)?.outcome ?? ''));
  const personOf = (row: InviteRow) => people.find(({ keys }) => keys.includes(row.key));
  const left = typed.filter((row) => {
    const person = personOf(row);
    return person === undefined || answers.get(person.email)?.outcome === 'refused';
  });
  const faultOf = (row: InviteRow, field: Field): string | undefined => {
    const found = faults[typed.indexOf(row)]?.[field];
    if (found) return 'fault' in found ? faultText(found.fault) : t(`invite.faults.${found.code}`, { max: mostPlaces });
    const person = personOf(row);
    const answer = person && answers.get(person.email);
    return field === 'email' ? (row.refused ?? answer?.reason) : undefined;
  };
  const becomes = (row: InviteRow): string => {
    const person = personOf(row);
    if (!person) return t('invite.outcome.refused');
    const answer = answers.get(person.email);
    if (!answer) return '';
    return answer.outcome === 'created' && person.keys[0] !== row.key
      ? t('invite.further')
      : t(`invite.outcome.${answer.outcome}`);
  };
  const submit = async () => {
    const refused = new Map<string, string>();
    const unmailed: string[] = [];
    let made = 0;
    for (const part of inRequests(ready)) {
      const body = { people: part.map(({ keys: _, ...person }) => person), preview: false };
      const outcome = await invite.attempt({ params: {}, body });
      for (const { email } of outcome.ok ? [] : part)
        refused.set(email, outcome.ok ? '' : problemText(outcome.problem));
      for (const { email, reason, mailSent } of outcome.ok ? outcome.answer : []) {
        if (reason === undefined) made += 1;
        else refused.set(email, reason);
        if (mailSent === false) unmailed.push(email);
      }
    }
    if (made > 0) message.success(t('invite.done', { count: made }));
    if (unmailed.length > 0) message.warning(t('invite.notMailed', { emails: unmailed.join(', ') }), 12);
    const done = new Set(ready.filter(({ email }) => !refused.has(email)).flatMap(({ keys }) => keys));
    const staying = typed
      .filter(({ key }) => !done.has(key))
      .map((row): InviteRow => ({ ...row, refused: refused.get(personOf(row)?.email ?? '') }));
    if (staying.length === 0) onClose();
    else setRows(withEmptyLast(fields, staying));
  };
  return (
    <FormDialog
      title={t('invite.title')}
      action={ready.length > 0 ? t('invite.submit', { count: ready.length }) : t('invite.submitNone')}
      state={invite.state}
      dirty={typed.length > 0}
      disabled={ready.length === 0}
      width={1180}
      onSubmit={submit}
      onCancel={onClose}
      extra={left.length > 0 && <span role="status">{t('invite.left', { count: left.length })}</span>}
    >
      <p className={styles.lead}>{t('invite.lead')}</p>
      <ProblemAlert problem={problem} />
      <div className={styles.sheet}>
        <TypedRows
          label={t('invite.rows')}
          fields={fields}
          heads={{
            email: t('invite.fields.email'),
            name: t('invite.fields.name'),
            role: t('invite.fields.role'),
            place: t('invite.fields.place'),
            canWrite: t('invite.fields.canWrite'),
          }}
          widths={{ email: '26%', place: '26%', canWrite: '90px' }}
          rows={rows}
          faultOf={faultOf}
          outcome={{ head: t('invite.becomes'), of: becomes }}
          columnsOf={columnsOf}
          onChange={setRows}
        />
      </div>
      {people.length > 0 && (
        <p className={styles.lead}>
          {t('invite.sum', {
            count: counted('created'),
            granted: counted('granted'),
            unchanged: counted('unchanged'),
          })}
        </p>
      )}
    </FormDialog>
  );
};
