import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/kit/ui/state/Field.tsx';
import type { Place } from '#web/platform/navigation/place.ts';

interface HomeFieldProps {
  readonly organizations: readonly Pick<Place, 'id' | 'name'>[];
  /** Null for an account without a home. */
  readonly value: string | null;
  readonly onChange: (orgId: string | null) => void;
  readonly error?: string | undefined;
}

// The option for an account without a home; no organisation has this id.
const none = '';

/** The organisation whose administrators manage the account; SuperAdmin chooses it. */
export const HomeField = ({ organizations, value, onChange, error }: HomeFieldProps) => {
  const { t } = useTranslation();
  const isKnown = value === null || organizations.some(({ id }) => id === value);
  return (
    <Field id="home" label={t('accounts.home')} error={error} help={t('accounts.homeHelp')}>
      <Select
        id="home"
        value={value === null ? none : value}
        onChange={(chosen) => onChange(chosen === none ? null : chosen)}
        showSearch={{ optionFilterProp: 'label' }}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error && 'home-error'}
        options={[
          { value: none, label: t('accounts.homeNone') },
          ...organizations.map(({ id, name }) => ({ value: id, label: name })),
          // An organisation that was removed is shown, not offered.
          ...(isKnown ? [] : [{ value: value ?? none, label: t('accounts.homeUnknown'), disabled: true }]),
        ]}
      />
    </Field>
  );
};
