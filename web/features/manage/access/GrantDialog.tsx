import Radio from 'antd/es/radio';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { access } from '#shared/contract/access.ts';
import { account } from '#shared/contract/account.ts';
import { AccessInvitation, type AccessOption, accessOptions, Candidate } from '#shared/model/access.ts';
import { loginTypes } from '#shared/model/account.ts';
import { type InvitedPerson, mostPeople, type PersonInvitation } from '#shared/model/invitation.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ManySelect } from '#web/kit/ui/inputs/ManySelect.tsx';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { CheckField } from '../form/CheckField.tsx';
import group from '../form/Group.module.css';
import type { AccessPlace } from './accessPlace.ts';
import styles from './GrantDialog.module.css';
import { givesWriting, isExisting, optionsAt } from './options.ts';
import { useProvider } from './useProvider.ts';

const EVERYTHING = { touches: '/api/' } as const;

/** What became of a person. */
type Given = Pick<InvitedPerson, 'email' | 'reason' | 'mailSent'>;

const ExistingAccounts = z.object({ userIds: z.array(Candidate.shape.userId).min(1).max(mostPeople) });

interface Values {
  readonly userIds: readonly string[];
  readonly email: string;
  readonly loginType: AccessInvitation['loginType'];
  readonly canWrite: boolean;
}

const toValues = (): Values => ({ userIds: [], email: '', loginType: 'password', canWrite: false });

/** A new grant on the place: to accounts of the organisation, or to the account of an address, which may be new. */
export const GrantDialog = ({ place, onClose }: { readonly place: AccessPlace; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const message = useToast();
  const id = useId();
  const { level } = place;
  const params = { level, id: place.id };
  const [option, setOption] = useState<AccessOption>('existingUser');
  const candidates = useEndpoint(access.candidates, { params });
  const give = useChange(account.invitePeople, EVERYTHING);
  const invite = useChange(access.invite, EVERYTHING);
  const hasProvider = useProvider(place.id) !== undefined;
  const existing = isExisting(option);
  const choices = candidates.data?.filter(({ selectedOption }) => selectedOption === option);
  const schema: z.ZodType<z.infer<typeof ExistingAccounts> | AccessInvitation> = existing
    ? ExistingAccounts
    : AccessInvitation;
  const writes = (canWrite: boolean) => canWrite || givesWriting(option);
  const personOf = (userId: string): PersonInvitation => {
    const { email, firstName, lastName, loginType } = candidates.data!.find((one) => one.userId === userId)!;
    const accesses = [{ level, id: place.id, canWrite: writes(form.values.canWrite) }];
    return { email, firstName, lastName, loginType, type: accessOptions[option].type, accesses };
  };
  const form = useVersionedForm({
    toValues,
    toBody: ({ userIds, email, loginType, canWrite }) =>
      existing ? { userIds } : { selectedOption: option, email, loginType, canWrite: writes(canWrite) },
    labels: {},
    faultsShown: 'attempted',
    faultText: (field, code) => {
      if (field === 'userIds') return t('access.accountMissing');
      return code === 'required' ? t('accounts.emailMissing') : undefined;
    },
    create: {
      schema,
      change: existing ? give : invite,
      send: async (body) => {
        if ('userIds' in body) {
          const people = body.userIds.map(personOf);
          const done = await give.run({ params: {}, body: { people, preview: false } });
          return done && { answer: { version: 0, people: done.answer as readonly Given[] } };
        }
        const done = await invite.run({ params, body });
        return done && { answer: { version: done.answer.version, people: [done.answer] } };
      },
    },
    onSaved: ({ people: answers }) => {
      const refused = answers.filter(({ reason }) => reason !== undefined);
      const unmailed = answers.filter(({ mailSent }) => mailSent === false).map(({ email }) => email);
      for (const { email, reason } of refused) message.warning(`${email}: ${reason}`);
      if (unmailed.length > 0) message.warning(t('access.notMailed', { name: unmailed.join(', ') }));
      const given = answers.length - refused.length - unmailed.length;
      if (given === 1 && answers.length === 1) message.success(t('access.given', { name: answers[0]?.email ?? '' }));
      else if (given > 0) message.success(t('access.givenMany', { count: given }));
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
            set({ ...values, userIds: [] });
          }}
        />
      </fieldset>
      {existing ? (
        <Field
          id={`${id}-account`}
          label={t('access.account')}
          error={errors.userIds}
          help={choices?.length === 0 ? t('access.accountNone') : t('access.accountHelp')}
        >
          <ManySelect
            id={`${id}-account`}
            maxCount={mostPeople}
            loading={candidates.isLoading}
            value={[...values.userIds]}
            status={errors.userIds === undefined ? '' : 'error'}
            aria-invalid={errors.userIds !== undefined || undefined}
            onChange={(userIds: string[]) => set({ userIds })}
            options={choices?.map(({ userId, email }) => ({ value: userId, label: email })) ?? []}
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
