import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SecondFactorRule, secondFactorRules } from '#shared/model/secondFactor.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';

interface SecondFactorFieldProps {
  readonly value: SecondFactorRule;
  readonly onChange: (rule: SecondFactorRule) => void;
  readonly error?: string | undefined;
}

/** What an organisation wants of the password accounts at home there. */
export const SecondFactorField = ({ value, onChange, error }: SecondFactorFieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Field id={id} label={t('manage.field.secondFactor')} error={error} help={t(`manage.secondFactor.help.${value}`)}>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        style={{ width: 200 }}
        options={secondFactorRules.map((rule) => ({ value: rule, label: t(`manage.secondFactor.rule.${rule}`) }))}
      />
    </Field>
  );
};
