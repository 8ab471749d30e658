import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/state/Field.tsx';
import { absenceReasons } from './model/absence.ts';
import styles from './Team.module.css';

interface AbsenceDialogProps {
  /** How many employees and weeks are marked. */
  readonly people: number;
  readonly weeks: number;
  /** `part` of the work rate, 0 to 1, for a reason. */
  readonly onChosen: (part: number, reason: string) => void;
  readonly onClose: () => void;
}

const partsOfRate = [1, 0.75, 0.5, 0.25] as const;

/** Absence of the marked weeks: the reason, and how much of the work rate is outside the staffing. */
export const AbsenceDialog = ({ people, weeks, onChosen, onClose }: AbsenceDialogProps) => {
  const { t } = useTranslation();
  const [reason, setReason] = useState<(typeof absenceReasons)[number]>('holiday');
  const [part, setPart] = useState<number>(1);
  const text = `${t('assets.team.people', { count: people })}, ${t('ui.period.weeks', { count: weeks })}`;
  return (
    <Modal
      open
      title={t('assets.team.absence.title')}
      okText={t('assets.team.absence.set')}
      cancelText={t('ui.cancel')}
      onOk={() => onChosen(part, t(`assets.team.absence.comment.${reason}`))}
      onCancel={onClose}
      width={420}
    >
      <p className={styles.lead}>{text}</p>
      <div className={styles.form}>
        <Field id="absence-reason" label={t('assets.team.absence.reason')}>
          <Radio.Group
            id="absence-reason"
            aria-label={t('assets.team.absence.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            options={absenceReasons.map((value) => ({ value, label: t(`assets.team.absence.comment.${value}`) }))}
            className={styles.reasons ?? ''}
          />
        </Field>
        <Field id="absence-part" label={t('assets.team.absence.part')}>
          <Radio.Group
            id="absence-part"
            aria-label={t('assets.team.absence.part')}
            value={part}
            onChange={({ target }) => setPart(target.value)}
            options={partsOfRate.map((value) => ({
              value,
              label: value === 1 ? t('assets.team.absence.whole') : `${value * 100} %`,
            }))}
          />
        </Field>
      </div>
    </Modal>
  );
};
