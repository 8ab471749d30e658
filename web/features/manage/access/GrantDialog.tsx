import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { access } from '#shared/contract/access.ts';
import { AccessFields, AccessInvitation, type AccessOption, Candidate } from '#shared/model/access.ts';
import { loginTypes } from '#shared/model/account.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { CheckField } from '../form/CheckField.tsx';
import group from '../form/Group.module.css';
import type { AccessPlace } from './accessPlace.ts';
import styles from './GrantDialog.module.css';
import { givesWriting, grantOf, isExisting, optionsAt } from './options.ts';
import { useProvider } from './useProvider.ts';

const EVERYTHING = { touches: '/api/' } as const;

const ExistingAccount = AccessFields.extend({ userId: Candidate.shape.userId });

interface Values {
  readonly userId: string | null;
  readonly email: string;
  readonly loginType: AccessInvitation['loginType'];
  readonly canWrite: boolean;
}

const toValues = (): Values => ({ userId: null, email: '', loginType: 'password', canWrite: false });

/** A new grant on the place: to an account of the organisation, or to the account of an address, which may be new. */
export const GrantDialog = ({ place, onClose }: { readonly place: AccessPlace; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const message = useToast();
  const id = useId();
  const { level } = place;
  const params = { level, id: place.id };
  const [option, setOption] = useState<AccessOption>('existingUser');
  const candidates = useEndpoint(access.candidates, { params });
  const add = useChange(access.add, EVERYTHING);
  const invite = useChange(access.invite, EVERYTHING);
  const hasProvider = useProvider(place.id) !== undefined;
  const existing = isExisting(option);
  const choices = candidates.data?.filter(({ selectedOption }) => selectedOption === option);
  const schema: z.ZodType<z.infer<typeof ExistingAccount> | AccessInvitation> = existing
    ? ExistingAccount
    : AccessInvitation;
  const form = useVersionedForm({
    toValues,
    toBody: ({ userId, email, loginType, canWrite }) => {
      const grant = grantOf(option, canWrite);
      return existing ? { userId, ...grant } : { selectedOption: option, email, loginType, canWrite: grant.canWrite };
    },
    labels: {},
    faultsShown: 'attempted',
    faultText: (field, code) => {
      if (field === 'userId') return t('access.accountMissing');
      return code === 'required' ? t('accounts.emailMissing') : undefined;
    },
    create: {
      schema,
      change: existing ? add : invite,
      send: (body) => {
        if (!('userId' in body)) return invite.run({ params, body });
        const { userId, ...grant } = body;
        return add.run({ params: { ...params, userId }, body: grant });
      },
    },
    onSaved: ({ email: name, mailSent }) => {
      if (mailSent === false) message.warning(t('access.notMailed', { name }));
      else message.success(t('access.given', { name }));
      onClose();
    },
  });
  const { values, set, errors } = form;
  return (
    <VersionedDialog
      form={form}
      title={t('access.giveTo', { name: place.name })}
      action={t(existing ? 'access.give' : 'access.invite')}
      onCancel={onClose}
    >
      <fieldset className={styles.choice}>
        <legend>{t('access.how')}</legend>
        <Radio.Group
          className={styles.options ?? ''}
          value={option}
          options={optionsAt(level).map((value) => ({ value, label: t(`access.options.${value}`) }))}
          onChange={({ target }) => {
            setOption(target.value);
            // The faults of the former option do not hold for this one.
            form.restart();
            set({ ...values, userId: null });
          }}
        />
      </fieldset>
      {existing ? (
        <Field
          id={`${id}-account`}
          label={t('access.account')}
          error={errors.userId}
          help={choices?.length === 0 ? t('access.accountNone') : t('access.accountHelp')}
        >
          <Select
            id={`${id}-account`}
            showSearch={{ optionFilterProp: 'label' }}
            loading={candidates.isLoading}
            value={values.userId}
            status={errors.userId === undefined ? '' : 'error'}
            aria-invalid={errors.userId !== undefined || undefined}
            onChange={(userId: string | null) => set({ userId })}
            options={choices?.map((account) => ({ value: account.userId, label: account.email })) ?? []}
          />
        </Field>
      ) : (
        <>
          <TextField
            label={t('access.email')}
            type="email"
            value={values.email}
            onChange={(email) => set({ email })}
            error={errors.email}
            help={t(`access.emailHelp.${givesWriting(option) ? 'newSuperUser' : 'newUser'}`)}
          />
          <fieldset className={styles.choice}>
            <legend>{t('access.login')}</legend>
            <Radio.Group
              value={values.loginType}
              options={loginTypes.map((value) => ({
                value,
                label: t(`accounts.loginTypes.${value}`),
                disabled: value === 'saml' && !hasProvider,
              }))}
              onChange={({ target }) => set({ loginType: target.value })}
            />
            {!hasProvider && <p className={styles.note}>{t('access.samlNone')}</p>}
          </fieldset>
        </>
      )}
      {givesWriting(option) ? (
        <p className={styles.note}>{t('access.superHelp')}</p>
      ) : (
        <div className={group.checks}>
          <CheckField
            label={t('access.mayWrite')}
            help={t('access.mayWriteHelp')}
            checked={values.canWrite}
            onChange={(canWrite) => set({ canWrite })}
          />
        </div>
      )}
    </VersionedDialog>
  );
};
