import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '#web/app/usePlaces.ts';
import { Field } from '#web/ui/state/Field.tsx';

interface HomeFieldProps {
  readonly value: string | undefined;
  readonly onChange: (orgId: string | undefined) => void;
  /** Whether an account of the provider's own, at home nowhere, may be made. */
  readonly optional: boolean;
  readonly error?: string | undefined;
}

/** The organisation whose administrators keep the account; not asked where there is no choice. */
export const HomeField = ({ value, onChange, optional, error }: HomeFieldProps) => {
  const { t } = useTranslation();
  const { roots = [] } = usePlaces();
  if (roots.length < 2 && !optional) return null;
  return (
    <Field id="home" label={t('accounts.home')} error={error} help={t('accounts.homeHelp')}>
      <Select
        id="home"
        value={value ?? (optional ? '' : undefined)}
        onChange={(orgId) => onChange(orgId === '' ? undefined : orgId)}
        placeholder={t('accounts.homeChoose')}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        options={[
          ...(optional ? [{ value: '', label: t('accounts.homeNone') }] : []),
          ...roots.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
};
