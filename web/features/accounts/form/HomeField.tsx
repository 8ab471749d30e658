import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Place } from '#web/api/place.ts';
import { Field } from '#web/ui/state/Field.tsx';

interface HomeFieldProps {
  readonly organizations: readonly Pick<Place, 'id' | 'name'>[];
  readonly value: string | undefined;
  readonly onChange: (orgId: string) => void;
  readonly error?: string | undefined;
}

/** The organisation whose administrators keep the account. */
export const HomeField = ({ organizations, value, onChange, error }: HomeFieldProps) => {
  const { t } = useTranslation();
  return (
    <Field id="home" label={t('accounts.home')} error={error} help={t('accounts.homeHelp')}>
      <Select
        id="home"
        value={value}
        onChange={onChange}
        placeholder={t('accounts.homeChoose')}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error && 'home-error'}
        options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
};
