import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { type Account, AccountFields } from '#shared/model/account.ts';
import { type AccountType, alwaysWrites } from '#shared/model/roles.ts';
import { PageForm } from '#web/kit/forms/PageForm.tsx';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { href } from '#web/platform/navigation/href.ts';
import { flatten, type Place, pathOf } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import { hasHome } from '../accountTypes.ts';
import { type AccountNotice, noticeOfCreate } from '../notice.ts';
import { AccessFields } from './AccessFields.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import styles from './Form.module.css';
import { NameFields, type Names } from './NameFields.tsx';
import type { GrantedPlace } from './placeOptions.ts';
import { LoginTypeField, TypeField } from './TypeFields.tsx';

interface Values extends Names {
  readonly email: string;
  readonly type: AccountType;
  readonly loginType: AccountFields['loginType'];
  /** The place that it reaches; the provider's accounts have none. */
  readonly access: GrantedPlace | undefined;
  readonly canWrite: boolean;
  /** Undefined where it is chosen by the link of the invitation. */
  readonly password: string | undefined;
}

const toValues = (): Values => ({
  email: '',
  firstName: '',
  lastName: '',
  type: 'User',
  loginType: 'password',
  access: undefined,
  canWrite: false,
  password: undefined,
});

/** The organisation of the place that the account reaches. */
const orgIdOf = (roots: readonly Place[], access: GrantedPlace | undefined): string | undefined => {
  const place = flatten(roots).find(({ id }) => id === access?.id);
  return place && pathOf(place)[0]?.id;
};

/** A new account; afterwards its own page shows whether the invitation was sent. */
export const CreateForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const message = useToast();
  const create = useChange(account.create);
  const { roots = [] } = usePlaces();
  const [created, setCreated] = useState<Account>();
  // An effect, so that the unsaved guard of the form has been removed.
  useEffect(() => {
    if (created === undefined) return;
    const state = { notice: noticeOfCreate(created) };
    void navigate(href.accountEdit(created.username), { state, replace: true });
  }, [created, navigate]);

  /** Without the page of the account, which shows the notice. */
  const tell = ({ outcome, email }: AccountNotice): void => {
    if (outcome === 'notMailed') message.warning(t('accounts.noticeText.notMailed', { email }), 8);
    else message.success(t(`accounts.notice.${outcome}`));
  };
  const form = useVersionedForm({
    toValues,
    toBody: ({ access, canWrite, password, ...values }) => ({
      ...values,
      ...(hasHome(values.type) && access && { access: { ...access, canWrite } }),
      ...(values.loginType === 'password' && password !== undefined && { password }),
    }),
    labels: {},
    check: ({ type, access }) => (hasHome(type) && access === undefined ? { access: 'required' as const } : {}),
    faultsShown: 'attempted',
    faultText: (field, code) => {
      if (field === 'access') return t('accounts.placeMissing');
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
    <Card title={t('accounts.details')} className={styles.wide}>
      <PageForm
        form={form}
        className={styles.body}
        label={t('accounts.create.title')}
        // A refused value is explained by its reason alone.
        failed={form.problem?.status === 400 ? undefined : t('accounts.create.failed')}
        leaving={values.email === ''}
      >
        <div className={styles.groups}>
          <div>
            <TextField
              label={t('account.email')}
              type="email"
              value={values.email}
              onChange={(email) => set({ email })}
              error={errors.email}
              help={t('accounts.create.emailHelp')}
            />
            <NameFields value={values} onChange={set} errors={errors} />
            <TypeField
              value={values.type}
              // The places of the former type do not hold for this one.
              onChange={(type) => set({ type, access: undefined })}
              error={errors.type}
            />
          </div>
          {hasHome(values.type) && (
            <div>
              <AccessFields
                roots={roots}
                isSuper={values.type !== undefined && alwaysWrites(values.type)}
                place={values.access}
                canWrite={values.canWrite}
                onPlace={(access) => set({ access })}
                onWrite={(canWrite) => set({ canWrite })}
                error={errors.access}
              />
            </div>
          )}
          <div>
            <LoginTypeField
              value={values.loginType}
              onChange={(loginType) => set({ loginType })}
              orgId={orgIdOf(roots, values.access)}
              type={values.type}
              error={errors.loginType}
            />
            {values.loginType === 'password' && (
              <FirstPassword
                value={values.password}
                onChange={(password) => set({ password })}
                error={errors.password}
              />
            )}
          </div>
        </div>
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
