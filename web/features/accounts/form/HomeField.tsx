import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Place } from '#web/navigation/place.ts';
import { Field } from '#web/ui/state/Field.tsx';

interface HomeFieldProps {
  readonly organizations: readonly Pick<Place, 'id' | 'name'>[];
  /** Undefined before the choice; null for an account without a home. */
  readonly value: string | null | undefined;
  readonly onChange: (orgId: string | null) => void;
  /** Whether an account without a home may be chosen: SuperAdmin only. */
  readonly optional: boolean;
  readonly error?: string | undefined;
}

// The option for an account without a home; no organisation has this id.
const none = '';

/** The organisation whose administrators manage the account. */
export const HomeField = ({ organizations, value, onChange, optional, error }: HomeFieldProps) => {
  const { t } = useTranslation();
  return (
    <Field id="home" label={t('accounts.home')} error={error} help={t('accounts.homeHelp')}>
      <Select
        id="home"
        value={value === null ? none : value}
        onChange={(chosen) => onChange(chosen === none ? null : chosen)}
        placeholder={t('accounts.homeChoose')}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error && 'home-error'}
        options={[
          ...(optional ? [{ value: none, label: t('accounts.homeNone') }] : []),
          ...organizations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
};
