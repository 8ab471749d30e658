import App from 'antd/es/app';
import Input from 'antd/es/input';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#shared/contract/access.ts';
import { AccessInvitation, type AccessOption } from '#shared/model/access.ts';
import { loginTypes } from '#shared/model/account.ts';
import { faultsOf } from '#shared/model/faults.ts';
import { useChange } from '#web/api/useChange.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { Field } from '#web/ui/state/Field.tsx';
import { FormDialog } from '#web/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { CheckField } from '../form/CheckField.tsx';
import group from '../form/Group.module.css';
import type { AccessPlace } from './accessPlace.ts';
import styles from './GiveDialog.module.css';
import { grantOf, isExisting, isSuper, optionsAt } from './options.ts';

const EVERYTHING = { touches: '/api/' } as const;

/** Gives somebody access to the place: an account of the organisation, or whoever has an address. */
export const GiveDialog = ({ place, onClose }: { readonly place: AccessPlace; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const id = useId();
  const textOf = useFaultText();
  const { level } = place;
  const params = { level, id: place.id };
  const [option, setOption] = useState<AccessOption>('existingUser');
  const [userId, setUserId] = useState<string>();
  const [email, setEmail] = useState('');
  const [loginType, setLoginType] = useState<(typeof loginTypes)[number]>('password');
  const [canWrite, setCanWrite] = useState(false);
  const [tried, setTried] = useState(false);
  const candidates = useEndpoint(access.candidates, { params });
  const add = useChange(access.add, EVERYTHING);
  const invite = useChange(access.invite, EVERYTHING);
  const existing = isExisting(option);
  const change = existing ? add : invite;
  const choices = candidates.data?.filter(({ selectedOption }) => selectedOption === option);
  const grant = grantOf(option, canWrite);

  const body = { selectedOption: option, email, loginType, canWrite: grant.canWrite };
  const read = AccessInvitation.safeParse(body);
  const emailFault = !read.success && tried ? faultsOf(read.error.issues).email : undefined;
  const told = emailFault?.code === 'required' ? t('accounts.emailMissing') : emailFault && textOf(emailFault);
  const emailError = told ?? invite.problem?.fields.email;
  const refused = change.problem && !('email' in change.problem.fields) ? change.problem : undefined;

  const save = async () => {
    setTried(true);
    if (existing ? userId === undefined : !read.success) return;
    const done = existing
      ? await add.run({ params: { ...params, userId: userId ?? '' }, body: grant })
      : await invite.run({ params, body });
    if (!done) return;
    const name = done.answer.email;
    if (done.answer.mailSent === false) message.warning(t('access.notMailed', { name }));
    else message.success(t('access.given', { name }));
    onClose();
  };
  return (
    <FormDialog
      title={t('access.giveTo', { name: place.name })}
      action={t(existing ? 'access.give' : 'access.invite')}
      state={change.state}
      dirty={email !== '' || userId !== undefined || canWrite}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <ProblemAlert problem={refused} />
      <fieldset className={styles.choice}>
        <legend>{t('access.how')}</legend>
        <Radio.Group
          className={styles.options ?? ''}
          value={option}
          options={optionsAt(level).map((value) => ({ value, label: t(`access.options.${value}`) }))}
          onChange={({ target }) => {
            setOption(target.value);
            setUserId(undefined);
            setTried(false);
            change.reset();
          }}
        />
      </fieldset>
      {existing ? (
        <Field
          id={`${id}-account`}
          label={t('access.account')}
          error={tried && userId === undefined ? t('access.accountMissing') : undefined}
          help={choices?.length === 0 ? t('access.accountNone') : t('access.accountHelp')}
        >
          <Select
            id={`${id}-account`}
            showSearch={{ optionFilterProp: 'label' }}
            loading={candidates.isLoading}
            value={userId ?? null}
            status={tried && userId === undefined ? 'error' : ''}
            aria-invalid={(tried && userId === undefined) || undefined}
            onChange={(chosen: string | null) => setUserId(chosen ?? undefined)}
            options={choices?.map((account) => ({ value: account.userId, label: account.email })) ?? []}
          />
        </Field>
      ) : (
        <>
          <Field
            id={`${id}-email`}
            label={t('access.email')}
            error={emailError}
            help={t(`access.emailHelp.${isSuper(option) ? 'newSuperUser' : 'newUser'}`)}
          >
            <Input
              id={`${id}-email`}
              type="email"
              autoComplete="off"
              value={email}
              status={emailError === undefined ? '' : 'error'}
              aria-invalid={emailError !== undefined || undefined}
              aria-describedby={emailError === undefined ? undefined : `${id}-email-error`}
              onChange={(event) => {
                invite.reset();
                setEmail(event.target.value);
              }}
            />
          </Field>
          <fieldset className={styles.choice}>
            <legend>{t('access.login')}</legend>
            <Radio.Group
              value={loginType}
              options={loginTypes.map((value) => ({ value, label: t(`accounts.loginTypes.${value}`) }))}
              onChange={({ target }) => setLoginType(target.value)}
            />
          </fieldset>
        </>
      )}
      {isSuper(option) ? (
        <p className={styles.note}>{t('access.superHelp')}</p>
      ) : (
        <div className={group.checks}>
          <CheckField
            label={t('access.mayWrite')}
            help={t('access.mayWriteHelp')}
            checked={canWrite}
            onChange={setCanWrite}
          />
        </div>
      )}
    </FormDialog>
  );
};
