import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AbsenceKind, absenceKinds } from '#shared/model/absence.ts';
import type { Absent } from '#shared/planning/assetWeeks.ts';
import { hasDecimals } from '#shared/quantity/round.ts';
import type { Week } from '#shared/time/week.ts';
import { DecimalInput } from '#web/kit/ui/inputs/DecimalInput.tsx';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { weekLabel, weekSpan } from '#web/kit/ui/weeks.ts';
import styles from './AbsenceDialog.module.css';
import { absenceParts } from './model/absence.ts';

/** So many names are listed, the rest counted. */
const NAMED = 6;

const percentLimits = { integers: 3, fractions: 2, max: 100 } as const;

type Part = (typeof absenceParts)[number] | 'other';

interface AbsenceDialogProps {
  /** The names of the marked employees, and the marked weeks. */
  readonly people: readonly string[];
  readonly weeks: readonly Week[];
  readonly onChosen: (absent: Absent) => void;
  readonly onClose: () => void;
}

/** Absence of the marked weeks: the reason, and how much of the work rate is outside the staffing. */
export const AbsenceDialog = ({ people, weeks, onChosen, onClose }: AbsenceDialogProps) => {
  const { t } = useTranslation();
  const [reason, setReason] = useState<AbsenceKind>('vacation');
  const [chosen, setChosen] = useState<Part>(1);
  const [typed, setTyped] = useState('');
  const percent = typedNumber(typed) ?? 0;
  const part = chosen === 'other' ? percent / 100 : chosen;
  const isRefused = !(part >= 0 && part <= 1) || !hasDecimals(percent, 2);
  const more = people.length - NAMED;
  const names = [...people.slice(0, NAMED), ...(more > 0 ? [t('assets.team.absence.more', { count: more })] : [])];
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <Modal
      open
      title={t('assets.team.absence.title')}
      okText={t('assets.team.absence.set')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: isRefused || part === 0 }}
      onOk={() => onChosen({ part, absence: reason, comment: t(`assets.absence.${reason}`) })}
      onCancel={onClose}
      width={420}
    >
      <p className={styles.lead}>
        <b>{names.join(', ')}</b>
        <br />
        {first && last && `${first === last ? weekLabel(first) : weekSpan(first, last)}, `}
        {t('ui.period.weeks', { count: weeks.length })}
      </p>
      <div className={styles.form}>
        <Field id="absence-reason" label={t('assets.team.absence.reason')}>
          <Radio.Group
            id="absence-reason"
            aria-label={t('assets.team.absence.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            options={absenceKinds.map((value) => ({ value, label: t(`assets.absence.${value}`) }))}
            className={styles.reasons ?? ''}
          />
        </Field>
        <Field
          id="absence-part"
          label={t('assets.team.absence.part')}
          error={isRefused ? t('assets.team.absence.noPercent') : undefined}
        >
          <Radio.Group
            id="absence-part"
            aria-label={t('assets.team.absence.part')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className={styles.parts ?? ''}
            options={[
              ...absenceParts.map((value) => ({
                value,
                label: value === 1 ? t('assets.team.absence.whole') : `${value * 100} %`,
              })),
              { value: 'other', label: t('assets.team.absence.otherPart') },
            ]}
          />
          {chosen === 'other' && (
            <DecimalInput
              id="absence-percent"
              className={styles.percent}
              limits={percentLimits}
              invalid={isRefused}
              describedBy={isRefused ? 'absence-part-error' : undefined}
              value={typed}
              onChange={setTyped}
              label={t('assets.team.absence.percent')}
              suffix="%"
            />
          )}
        </Field>
      </div>
    </Modal>
  );
};
