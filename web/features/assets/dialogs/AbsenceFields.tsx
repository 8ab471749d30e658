import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AbsenceKind, absenceKinds } from '#shared/model/absence.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { absenceParts } from '../team/model/absence.ts';
import styles from './DialogForm.module.css';

/** What a new period sets: other values, or an absence for a reason. */
export type Kind = 'work' | AbsenceKind;

interface AbsenceFieldsProps {
  readonly kind: Kind;
  readonly part: number;
  readonly onChange: (change: { readonly kind?: Kind; readonly part?: number }) => void;
}

/** Whether the new period is work or an absence, and how much of the work rate an absence moves out of the staffing. */
export const AbsenceFields = ({ kind, part, onChange }: AbsenceFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const kinds = [
    { value: 'work', label: t('assets.period.work') },
    ...absenceKinds.map((value) => ({ value, label: t(`assets.absence.${value}`) })),
  ];
  return (
    <>
      <Field id={`${id}-kind`} label={t('assets.period.kind')}>
        <Radio.Group
          id={`${id}-kind`}
          aria-label={t('assets.period.kind')}
          className={styles.kinds ?? ''}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value })}
          options={kinds}
        />
      </Field>
      {kind !== 'work' && (
        <Field id={`${id}-part`} label={t('assets.team.absence.part')}>
          <Radio.Group
            id={`${id}-part`}
            aria-label={t('assets.team.absence.part')}
            value={part}
            onChange={({ target }) => onChange({ part: target.value })}
            options={absenceParts.map((value) => ({
              value,
              label: value === 1 ? t('assets.team.absence.whole') : `${value * 100} %`,
            }))}
          />
        </Field>
      )}
    </>
  );
};
