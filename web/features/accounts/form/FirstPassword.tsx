import { useTranslation } from 'react-i18next';
import { firstPasswordLength } from '#shared/model/password.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { useStrongFirstPasswords } from '#web/platform/api/useInstallation.ts';
import { Choice } from './Choice.tsx';

interface FirstPasswordProps {
  /** Undefined when the password is chosen by the link of the invitation. */
  readonly value: string | undefined;
  readonly onChange: (password: string | undefined) => void;
  readonly error: string | undefined;
}

/** An invitation by mail, and a temporary password beside it. */
export const FirstPassword = ({ value, onChange, error }: FirstPasswordProps) => {
  const { t } = useTranslation();
  const isStrong = useStrongFirstPasswords();
  return (
    <>
      <Choice
        name="invitation"
        legend={t('accounts.create.how')}
        value={value === undefined ? 'mail' : 'now'}
        onChange={(how) => onChange(how === 'mail' ? undefined : '')}
        options={[
          { value: 'mail', label: t('accounts.create.byMail'), note: t('accounts.create.byMailNote') },
          { value: 'now', label: t('accounts.create.now'), note: t('accounts.create.nowNote') },
        ]}
      />
      {value !== undefined && (
        <TextField
          label={t('login.password')}
          secret="new-password"
          value={value}
          onChange={onChange}
          error={error}
          help={isStrong ? t('account.strongHelp') : t('account.firstHelp', { min: firstPasswordLength })}
        />
      )}
    </>
  );
};
