import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayOffRule, dayOffRules } from '#shared/time/dayOff.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import styles from './Group.module.css';
import { Group } from './Group.tsx';

const kinds = ['redDay', 'eve'] as const;
type Rules<Rule> = Readonly<Record<(typeof kinds)[number], Rule>>;

interface DaysOffFieldsProps<Rule> {
  readonly values: Rules<Rule>;
  readonly onChange: (change: Partial<Rules<Rule>>) => void;
  readonly errors: { readonly redDay?: string | undefined; readonly eve?: string | undefined };
  /** Of a unit: the choice of its organisation's rule. */
  readonly inherited?: Rule;
}

const INHERITED = 'inherited';

/** The choices of what red days and eves are staffed as. */
export const DaysOffChoices = <Rule extends DayOffRule | null>({
  values,
  onChange,
  errors,
  inherited,
}: DaysOffFieldsProps<Rule>) => {
  const { t } = useTranslation();
  const id = useId();
  const rules = inherited === undefined ? dayOffRules : ([INHERITED, ...dayOffRules] as const);
  const options = rules.map((rule) => ({ value: rule, label: t(`manage.daysOff.rule.${rule}`) }));
  return (
    <div className={styles.line}>
      {kinds.map((kind) => (
        <Field key={kind} id={`${id}-${kind}`} label={t(`manage.field.${kind}`)} error={errors[kind]}>
          <Select
            id={`${id}-${kind}`}
            value={values[kind] ?? INHERITED}
            onChange={(rule) => onChange({ [kind]: rule === INHERITED ? null : rule } as Partial<Rules<Rule>>)}
            className={styles.choice}
            options={options}
          />
        </Field>
      ))}
    </div>
  );
};

/** What red days and eves are staffed as at a unit. */
export const DaysOffFields = <Rule extends DayOffRule | null>(props: DaysOffFieldsProps<Rule>) => {
  const { t } = useTranslation();
  return (
    <Group title={t('manage.daysOff.title')} text={t('manage.daysOff.text')}>
      <DaysOffChoices {...props} />
    </Group>
  );
};
