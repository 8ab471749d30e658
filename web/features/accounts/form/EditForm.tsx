import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { account as contract } from '#shared/contract/account.ts';
import { type Account, AccountChange } from '#shared/model/account.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { PageForm } from '#web/kit/forms/PageForm.tsx';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import { useOrganizationName } from '../useOrganizationName.ts';
import styles from './Form.module.css';
import { HomeField } from './HomeField.tsx';
import { NameFields } from './NameFields.tsx';
import { LoginTypeField, TypeField } from './TypeFields.tsx';

interface EditFormProps {
  readonly account: Account;
  /** The account of the user, whose type and state only others may change. */
  readonly own: boolean;
  /** The stored account is another than the one that was shown. */
  readonly onChanged: (before: Account, after: Account) => void;
}

/** The address, the name, the home organisation, the type, the way to sign in and the state of an account. */
export const EditForm = ({ account, own, onChanged }: EditFormProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const update = useChange(contract.update);
  const isEverywhere = useRight('everywhere');
  const { roots = [] } = usePlaces();
  const organizationName = useOrganizationName();
  const confirm = useConfirm();
  /** Another address of the own account needs the password, where it has one. */
  const needsPassword = (email: string): boolean =>
    own && account.loginType === 'password' && email.trim().toLowerCase() !== account.email;
  const form = useVersionedForm({
    stored: account,
    toValues: (stored) => {
      const { email, firstName, lastName, type, loginType, homeOrgId, disabled } = stored ?? account;
      const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
      return { email, password: '', ...names, type, loginType, homeOrgId, disabled };
    },
    normalise: (values) => ({
      ...values,
      email: values.email.trim().toLowerCase(),
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
    }),
    toBody: ({ password, ...values }) => (needsPassword(values.email) && password ? { ...values, password } : values),
    check: ({ email, password }): { readonly password?: 'required' } =>
      needsPassword(email) && password === '' ? { password: 'required' } : {},
    faultsShown: 'always',
    faultText: (field, code) => (field === 'email' && code === 'required' ? t('accounts.emailMissing') : undefined),
    labels: {
      email: t('accounts.names.email'),
      firstName: t('accounts.names.firstName'),
      lastName: t('accounts.names.lastName'),
      homeOrgId: { label: t('accounts.home'), text: ({ homeOrgId }) => organizationName(homeOrgId) },
      type: { label: t('accounts.names.type'), text: ({ type }) => t(`accounts.types.${type}`) },
      loginType: {
        label: t('accounts.names.loginType'),
        text: ({ loginType }) => t(`accounts.loginTypes.${loginType}`),
      },
      disabled: t('accounts.names.disabled'),
    },
    update: {
      schema: AccountChange,
      change: update,
      send: (body, base) =>
        update.run({
          params: { username: base.username },
          body: { ...changedFields(body, base), version: base.version },
        }),
    },
    onSaved: (after, before = account) => {
      onChanged(before, after);
      message.success(t('accounts.edit.saved'));
    },
    onTheirs: (after, before = account) => onChanged(before, after),
  });
  const { values, set, errors, changed } = form;
  const choose = async (loginType: Account['loginType']) => {
    const isBack = loginType === account.loginType;
    const text = t(`accounts.edit.switched.${loginType}`, { email: values.email });
    const question = { title: t('accounts.edit.switch'), text, action: t('accounts.edit.switchAction') };
    if (isBack || (await confirm(question))) set({ loginType });
  };
  return (
    <Card title={t('accounts.details')}>
      <PageForm form={form} className={styles.body} label={t('accounts.details')} failed={t('accounts.edit.failed')}>
        <TextField
          label={t('account.email')}
          type="email"
          value={values.email}
          onChange={(email) => set({ email })}
          error={errors.email}
        />
        {needsPassword(values.email) && (
          <TextField
            label={t('account.change.old')}
            secret="current-password"
            value={values.password}
            onChange={(password) => set({ password })}
            error={errors.password}
            help={t('accounts.newEmail.passwordHelp')}
          />
        )}
        <NameFields value={values} onChange={set} errors={errors} />
        <TypeField value={values.type} onChange={(type) => set({ type })} error={errors.type} own={own} />
        {isEverywhere && (
          <HomeField
            organizations={roots}
            value={values.homeOrgId}
            onChange={(homeOrgId) => set({ homeOrgId })}
            error={errors.homeOrgId}
          />
        )}
        <LoginTypeField
          value={values.loginType}
          onChange={(loginType) => void choose(loginType)}
          orgId={values.homeOrgId}
          type={values.type}
          error={errors.loginType}
          own={own}
        />
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
          <Button type="primary" htmlType="submit" loading={form.state !== 'idle'} disabled={!changed}>
            {t('ui.save')}
          </Button>
          {changed && (
            <Button type="text" onClick={() => form.restart()}>
              {t('accounts.edit.undo')}
            </Button>
          )}
        </div>
      </PageForm>
    </Card>
  );
};
