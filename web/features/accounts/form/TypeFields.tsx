import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { loginTypes } from '#shared/model/account.ts';
import type { AccountType } from '#shared/model/roles.ts';
import { session } from '#web/platform/api/live.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { hasHome, typesFor } from '../accountTypes.ts';
import { Choice } from './Choice.tsx';

type LoginType = (typeof loginTypes)[number];

interface TypeFieldProps {
  readonly value: AccountType | undefined;
  readonly onChange: (type: AccountType) => void;
  readonly error?: string | undefined;
  /** The account of the user, whose type only others may change. */
  readonly own?: boolean;
}

/** The types that the user may assign. */
export const TypeField = ({ value, onChange, error, own = false }: TypeFieldProps) => {
  const { t } = useTranslation();
  const roles = useSignal(session)?.roles ?? [];
  return (
    <Choice
      name="type"
      legend={t('accounts.type')}
      value={value}
      onChange={onChange}
      disabled={own}
      error={error}
      help={own ? t('accounts.edit.ownType') : undefined}
      options={typesFor(roles).map((type) => ({
        value: type,
        label: t(`accounts.types.${type}`),
        note: t(`accounts.typeNotes.${type}`),
      }))}
    />
  );
};

interface LoginTypeFieldProps {
  readonly value: LoginType;
  readonly onChange: (loginType: LoginType) => void;
  /** The home organisation: its identity provider is what SAML means; without one it is not offered. */
  readonly orgId: string | null | undefined;
  readonly type: AccountType;
  readonly error?: string | undefined;
  /** The account of the user, whose way to sign in only others may change. */
  readonly own?: boolean;
}

/** The way to sign in. */
export const LoginTypeField = ({ value, onChange, orgId, type, error, own = false }: LoginTypeFieldProps) => {
  const { t } = useTranslation();
  const { data: providers = [] } = useEndpoint(account.organizationProviders, { params: {} });
  const provider = hasHome(type) ? providers.find((one) => one.orgId === orgId) : undefined;
  const notes = {
    password: t('accounts.loginNotes.password'),
    saml: provider
      ? t('accounts.loginNotes.saml', { provider: provider.label, domains: provider.emailDomains.join(', ') })
      : t(`accounts.loginNotes.${hasHome(type) && !orgId ? 'samlPlace' : 'samlNone'}`),
  };
  return (
    <Choice
      name="loginType"
      legend={t('accounts.loginType')}
      value={value}
      onChange={onChange}
      disabled={own}
      error={error}
      help={own ? t('accounts.edit.ownLoginType') : undefined}
      options={loginTypes.map((loginType) => ({
        value: loginType,
        label: t(`accounts.loginTypes.${loginType}`),
        note: notes[loginType],
        disabled: loginType === 'saml' && provider === undefined && value !== 'saml',
      }))}
    />
  );
};
