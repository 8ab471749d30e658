import { useTranslation } from 'react-i18next';
import { loginTypes } from '#shared/model/account.ts';
import type { AccountType } from '#shared/model/grant.ts';
import { session } from '#web/api/live.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { typesFor } from '../accountTypes.ts';
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
  /** The account of the user, whose way to sign in only others may change. */
  readonly own?: boolean;
}

/** The way to sign in. */
export const LoginTypeField = ({ value, onChange, own = false }: LoginTypeFieldProps) => {
  const { t } = useTranslation();
  return (
    <Choice
      name="loginType"
      legend={t('accounts.loginType')}
      value={value}
      onChange={onChange}
      disabled={own}
      help={own ? t('accounts.edit.ownLoginType') : undefined}
      options={loginTypes.map((loginType) => ({
        value: loginType,
        label: t(`accounts.loginTypes.${loginType}`),
        note: t(`accounts.loginNotes.${loginType}`),
      }))}
    />
  );
};
