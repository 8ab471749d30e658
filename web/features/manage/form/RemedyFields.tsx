import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { remedyBounds } from '#shared/model/unit.ts';
import { DecimalInput } from '#web/kit/ui/inputs/DecimalInput.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './Group.module.css';
import { Group } from './Group.tsx';

const fields = ['overtimeHours', 'poolServices', 'hiredServices'] as const;

type Texts = Readonly<Record<(typeof fields)[number], string>>;

interface RemedyFieldsProps {
  readonly values: Texts;
  readonly onChange: (change: Partial<Texts>) => void;
  readonly errors: Readonly<Partial<Record<keyof Texts, string | undefined>>>;
}

/** With how much overtime, pool and hired staff a unit may close a shortage. */
export const RemedyFields = ({ values, onChange, errors }: RemedyFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Group title={t('manage.remedies.title')} text={t('manage.remedies.text')}>
      <div className={styles.line}>
        {fields.map((field) => (
          <Field key={field} id={`${id}-${field}`} label={t(`manage.field.${field}`)} error={errors[field]}>
            <DecimalInput
              id={`${id}-${field}`}
              className={styles.short}
              limits={{ integers: 3, fractions: 2, max: remedyBounds[field] }}
              value={values[field]}
              onChange={(text) => onChange({ [field]: text })}
              invalid={errors[field] !== undefined}
              describedBy={errors[field] === undefined ? undefined : `${id}-${field}-error`}
            />
          </Field>
        ))}
      </div>
    </Group>
  );
};
