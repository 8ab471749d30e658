import Button from 'antd/es/button';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { account } from '#shared/contract/account.ts';
import { type Account, type AccountFields, address } from '#shared/model/account.ts';
import type { AccountType } from '#shared/model/grant.ts';
import { firstPasswordLength } from '#shared/model/password.ts';
import { session } from '#web/api/live.ts';
import { hasRole } from '#web/api/roles.ts';
import { useChange } from '#web/api/useChange.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { href } from '#web/navigation/href.ts';
import { usePlaces } from '#web/navigation/usePlaces.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { useFaultFocus } from '#web/ui/hooks/useFaultFocus.ts';
import { useUnsavedGuard } from '#web/ui/hooks/useUnsavedGuard.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { hasHome } from '../kinds.ts';
import { toldOf } from '../told.ts';
import { EmailField } from './EmailField.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import styles from './Form.module.css';
import { HomeField } from './HomeField.tsx';
import { LoginTypeField, TypeField } from './KindFields.tsx';
import { useAddressFault } from './useAddressFault.ts';

/** A new account; afterwards its own page tells whether the invitation was sent. */
export const CreateForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = useChange(account.create);
  const leadToFault = useFaultFocus(create.problem);
  const addressFault = useAddressFault();
  const { roots = [] } = usePlaces();
  const [email, setEmail] = useState('');
  const [type, setType] = useState<AccountType>();
  const [loginType, setLoginType] = useState<AccountFields['loginType']>('password');
  const mayLeaveHome = hasRole(useSignal(session)?.roles ?? [], ['SuperAdmin']);
  const [home, setHome] = useState<string | null>();
  const [password, setPassword] = useState<string>();
  const [submitted, setSubmitted] = useState(false);
  const [made, setMade] = useState<Account>();
  useUnsavedGuard(made === undefined && email !== '');
  useEffect(() => {
    if (made === undefined) return;
    void navigate(href.accountEdit(made.username), { state: { told: toldOf(made) }, replace: true });
  }, [made, navigate]);

  const isHomed = hasHome(type);
  const choosesHome = isHomed && (mayLeaveHome || roots.length > 1);
  const homeOrgId = isHomed ? (choosesHome ? home : roots[0]?.id) : undefined;
  const needsHome = choosesHome && homeOrgId === undefined;
  const given = loginType === 'password' ? password : undefined;
  const isShort = given !== undefined && given.length < firstPasswordLength;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    leadToFault(event.currentTarget);
    if (create.state !== 'idle' || !address.safeParse(email).success || !type || needsHome || isShort) return;
    const done = await create.run({
      params: {},
      body: { email, type, loginType, homeOrgId, ...(given !== undefined && { password: given }) },
    });
    setMade(done?.answer);
  };

  return (
    <Card title={t('accounts.details')}>
      <form className={styles.body} onSubmit={submit} noValidate aria-label={t('accounts.create.title')}>
        {create.problem?.code !== 'accountTaken' && (
          <ProblemAlert
            // What the form cannot mend.
            title={create.problem?.status === 400 ? undefined : t('accounts.create.failed')}
            problem={create.problem}
          />
        )}
        <EmailField
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            create.reset();
          }}
          error={submitted ? addressFault(email, create.problem) : undefined}
          help={t('accounts.create.emailHelp')}
        />
        <TypeField
          value={type}
          onChange={setType}
          error={submitted && type === undefined ? t('accounts.typeMissing') : undefined}
        />
        {choosesHome && (
          <HomeField
            organizations={roots}
            value={home}
            onChange={setHome}
            optional={mayLeaveHome}
            error={submitted && needsHome ? t('accounts.homeMissing') : undefined}
          />
        )}
        <LoginTypeField value={loginType ?? 'password'} onChange={setLoginType} />
        {loginType === 'password' && <FirstPassword value={password} onChange={setPassword} submitted={submitted} />}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={create.state !== 'idle'}>
            {t('accounts.create.submit')}
          </Button>
          <Button type="text" onClick={() => void navigate(href.accounts())}>
            {t('ui.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
