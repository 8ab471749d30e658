import App from 'antd/es/app';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { type Account, AccountFields } from '#shared/model/account.ts';
import type { AccountType } from '#shared/model/grant.ts';
import { session } from '#web/api/live.ts';
import { hasRole } from '#web/api/roles.ts';
import { useChange } from '#web/api/useChange.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { PageForm } from '#web/forms/PageForm.tsx';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import { href } from '#web/navigation/href.ts';
import { usePlaces } from '#web/navigation/usePlaces.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { hasHome } from '../accountTypes.ts';
import { type AccountNotice, noticeOfCreate } from '../notice.ts';
import { EmailField } from './EmailField.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import styles from './Form.module.css';
import { HomeField } from './HomeField.tsx';
import { LoginTypeField, TypeField } from './TypeFields.tsx';

interface Values {
  readonly email: string;
  readonly type: AccountType | undefined;
  readonly loginType: AccountFields['loginType'];
  /** Null for an account without a home; undefined before the choice. */
  readonly homeOrgId: string | null | undefined;
  /** Undefined where it is chosen by the link of the invitation. */
  readonly password: string | undefined;
}

const toValues = (): Values => ({
  email: '',
  type: undefined,
  loginType: 'password',
  homeOrgId: undefined,
  password: undefined,
});

/** A new account; afterwards its own page shows whether the invitation was sent. */
export const CreateForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const create = useChange(account.create);
  const { roots = [] } = usePlaces();
  const mayLeaveHome = hasRole(useSignal(session)?.roles ?? [], ['SuperAdmin']);
  const [created, setCreated] = useState<Account>();
  // An effect, so that the unsaved guard of the form has been removed.
  useEffect(() => {
    if (created === undefined) return;
    const state = { notice: noticeOfCreate(created) };
    void navigate(href.accountEdit(created.username), { state, replace: true });
  }, [created, navigate]);

  /** Without the page of the account, which shows the notice. */
  const tell = ({ outcome, email }: AccountNotice): void => {
    if (outcome === 'notMailed') void message.warning(t('accounts.noticeText.notMailed', { email }), 8);
    else void message.success(t(`accounts.notice.${outcome}`));
  };
  const choosesHome = ({ type }: Values) => hasHome(type) && (mayLeaveHome || roots.length > 1);
  const homeOf = (values: Values) => (choosesHome(values) ? values.homeOrgId : roots[0]?.id);
  const form = useVersionedForm({
    toValues,
    toBody: (values) => ({
      email: values.email,
      type: values.type,
      loginType: values.loginType,
      ...(hasHome(values.type) && { homeOrgId: homeOf(values) }),
      ...(values.loginType === 'password' && values.password !== undefined && { password: values.password }),
    }),
    labels: {},
    check: (values) =>
      choosesHome(values) && values.homeOrgId === undefined ? { homeOrgId: 'required' as const } : {},
    faultsShown: 'attempted',
    faultText: (field, code) => {
      if (field === 'type') return t('accounts.typeMissing');
      if (field === 'homeOrgId') return t('accounts.homeMissing');
      return field === 'email' && code === 'required' ? t('accounts.emailMissing') : undefined;
    },
    create: { schema: AccountFields, change: create, send: (body) => create.run({ params: {}, body }) },
    onSaved: (answer, _, { leaving }) => {
      if (leaving) tell(noticeOfCreate(answer));
      else setCreated(answer);
    },
  });
  const { values, set, errors } = form;
  return (
    <Card title={t('accounts.details')}>
      <PageForm
        form={form}
        className={styles.body}
        label={t('accounts.create.title')}
        // A refused value is explained by its reason alone.
        failed={form.problem?.status === 400 ? undefined : t('accounts.create.failed')}
        leaving={values.email === ''}
      >
        <EmailField
          value={values.email}
          onChange={(email) => set({ email })}
          error={errors.email}
          help={t('accounts.create.emailHelp')}
        />
        <TypeField value={values.type} onChange={(type) => set({ type })} error={errors.type} />
        {choosesHome(values) && (
          <HomeField
            organizations={roots}
            value={values.homeOrgId}
            onChange={(homeOrgId) => set({ homeOrgId })}
            optional={mayLeaveHome}
            error={errors.homeOrgId}
          />
        )}
        <LoginTypeField value={values.loginType} onChange={(loginType) => set({ loginType })} />
        {values.loginType === 'password' && (
          <FirstPassword value={values.password} onChange={(password) => set({ password })} error={errors.password} />
        )}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={form.state !== 'idle'}>
            {t('accounts.create.submit')}
          </Button>
          <Button type="text" onClick={() => void navigate(href.accounts())}>
            {t('ui.cancel')}
          </Button>
        </div>
      </PageForm>
    </Card>
  );
};
