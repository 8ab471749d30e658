import App from 'antd/es/app';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import { type Account, address } from '#shared/model/account.ts';
import { useChange } from '#web/api/useChange.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { useFaultFocus } from '#web/ui/hooks/useFaultFocus.ts';
import { useUnsavedGuard } from '#web/ui/hooks/useUnsavedGuard.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { type Changeable, changedNames, changeOf, mergedWith } from './change.ts';
import { EmailField } from './EmailField.tsx';
import styles from './Form.module.css';
import { LoginTypeField, TypeField } from './KindFields.tsx';
import { useAddressFault } from './useAddressFault.ts';
import { useValueText } from './useValueText.ts';

interface EditFormProps {
  readonly account: Account;
  /** The caller's own account: he may not change its type or close it. */
  readonly own: boolean;
  /** The account is stored in another way than it was shown. */
  readonly onChanged: (before: Account, after: Account) => void;
}

/** Changes what an account is; another's change meanwhile is shown beside the typed one (409). */
export const EditForm = ({ account, own, onChanged }: EditFormProps) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const update = useChange(contract.update);
  const leadToFault = useFaultFocus(update.problem);
  const addressFault = useAddressFault();
  const valueText = useValueText();
  const [stored, setStored] = useState(account);
  const [values, setValues] = useState<Changeable>(account);
  const changed = changedNames(stored, values);
  const set = (change: Partial<Changeable>) => {
    setValues({ ...values, ...change });
    update.reset();
  };
  useUnsavedGuard(changed.length > 0);

  const take = (answer: Account) => {
    onChanged(stored, answer);
    setStored(answer);
    setValues(answer);
  };
  const save = async (base: Account, wanted: Changeable) => {
    const done = await update.run({
      params: { username: account.username },
      body: changeOf(base, wanted, base.version),
    });
    if (done === undefined) return;
    take(done.answer);
    void message.success(t('accounts.edit.saved'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    leadToFault(event.currentTarget);
    if (update.state === 'idle' && address.safeParse(values.email).success && changed.length > 0)
      void save(stored, values);
  };

  const { problem, conflict } = update;
  const current = conflict?.current;
  const merged = current && mergedWith(current, stored, values);
  const differing = current ? [...new Set([...changedNames(stored, current), ...changed])] : [];
  const typeFault = problem?.fields.type;
  const isTold = typeFault !== undefined || problem?.code === 'accountTaken';
  return (
    <Card title={t('accounts.details')}>
      <form className={styles.body} onSubmit={submit} noValidate aria-label={t('accounts.details')}>
        {!isTold && <ProblemAlert title={t('accounts.edit.failed')} problem={problem} />}
        <EmailField
          value={values.email}
          onChange={(email) => set({ email })}
          error={addressFault(values.email, problem)}
        />
        <TypeField value={values.type} onChange={(type) => set({ type })} error={typeFault} own={own} />
        <LoginTypeField value={values.loginType} onChange={(loginType) => set({ loginType })} own={own} />
        <div className={styles.check}>
          <Checkbox
            checked={values.disabled}
            disabled={own}
            onChange={({ target }) => set({ disabled: target.checked })}
          >
            {t('accounts.edit.disabled')}
            <span className={styles.note}>{own ? t('problems.ownAccount') : t('accounts.edit.disabledNote')}</span>
          </Checkbox>
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={update.state !== 'idle'} disabled={changed.length === 0}>
            {t('ui.save')}
          </Button>
          {changed.length > 0 && (
            <Button type="text" onClick={() => set(stored)}>
              {t('accounts.edit.undo')}
            </Button>
          )}
        </div>
      </form>
      <ConflictDialog
        conflict={conflict}
        differences={
          current === undefined || merged === undefined
            ? []
            : differing.map((name) => ({
                label: t(`accounts.names.${name}`),
                theirs: valueText(current, name),
                mine: valueText(merged, name),
              }))
        }
        onTheirs={() => {
          update.reset();
          if (current !== undefined) take(current);
        }}
        onMine={() => {
          update.reset();
          if (current !== undefined && merged !== undefined) void save(current, merged);
        }}
        onCancel={update.reset}
      />
    </Card>
  );
};
