import { useTranslation } from 'react-i18next';
import { firstPasswordLength } from '#shared/model/password.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { newPasswordFaults, type PasswordKind, type TypedPassword, weaknessesOf } from './newPassword.ts';
import styles from './parts/form.module.css';
import { PasswordInput } from './parts/PasswordInput.tsx';
import { RuleList } from './RuleList.tsx';

interface NewPasswordProps {
  readonly kind: PasswordKind;
  readonly value: TypedPassword;
  readonly onChange: (value: TypedPassword) => void;
  /** Whether the form was submitted: from then on the fields show their faults. */
  readonly submitted: boolean;
  /** The label of the first field. */
  readonly label: string;
}

/** A password and its repeat; the rules that are not met yet are shown while typing. */
export const NewPassword = ({ kind, value, onChange, submitted, label }: NewPasswordProps) => {
  const { t } = useTranslation();
  const faults = newPasswordFaults(value, kind);
  const [weakness = 'tooShort'] = weaknessesOf(value.password, kind);
  const passwordError = {
    missing: t('account.passwordMissing'),
    weak: t(`faults.${weakness}`, { min: String(firstPasswordLength) }),
  };
  const errors = submitted
    ? {
        password: faults.password && passwordError[faults.password],
        repeat: faults.repeat && t('account.passwordDiffers'),
      }
    : {};
  return (
    <>
      <Field
        id="new-password"
        label={label}
        error={errors.password}
        help={kind === 'first' ? t('account.firstHelp', { min: firstPasswordLength }) : undefined}
      >
        <PasswordInput
          id="new-password"
          value={value.password}
          onChange={(password) => onChange({ ...value, password })}
          invalid={errors.password !== undefined}
          autoComplete="new-password"
          {...(kind === 'strong' && { describedBy: 'password-rules' })}
        />
      </Field>
      {kind === 'strong' && (
        <RuleList id="password-rules" className={styles.rules} password={value.password} insist={submitted} />
      )}
      <Field id="repeat-password" label={t('account.repeat')} error={errors.repeat}>
        <PasswordInput
          id="repeat-password"
          value={value.repeat}
          onChange={(repeat) => onChange({ ...value, repeat })}
          invalid={errors.repeat !== undefined}
          autoComplete="new-password"
        />
      </Field>
    </>
  );
};
