import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followup as contract } from '#shared/contract/followup.ts';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import { longMonth, months, shortMonth } from '#web/domain/followup/months.ts';
import { momentText, monthName, today } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import styles from './SideCards.module.css';

interface ClosingCardProps {
  readonly unit: UnitPlace;
  readonly followUp: FollowUpUnit;
  readonly onOpen: (month: number) => void;
}

/** The months of a year that have ended and are not closed. */
const closable = ({ year, closed }: FollowUpUnit): readonly number[] => {
  const thisMonth = today().slice(0, 7);
  return months.filter(
    (month) => `${year}-${String(month).padStart(2, '0')}` < thisMonth && !closed.some((one) => one.month === month),
  );
};

/** Closes a month of the year by hand. */
const Close = ({ unit, followUp }: Omit<ClosingCardProps, 'onOpen'>) => {
  const { t } = useTranslation();
  const id = useId();
  const message = useToast();
  const confirm = useConfirm();
  const change = useChange(contract.close);
  const open = closable(followUp);
  const [chosen, setChosen] = useState<number>();
  const month = chosen !== undefined && open.includes(chosen) ? chosen : open[0];
  if (month === undefined) return null;
  const close = async () => {
    const year = String(followUp.year);
    const isSure = await confirm({
      title: t('followup.closing.ask', { month: monthName(month), year }),
      text: t('followup.closing.consequence'),
      action: t('followup.closing.close'),
    });
    if (!isSure) return;
    const done = await change.run({ params: { ...unit.ids, year }, body: { month } });
    if (done) message.success(t('followup.closing.done', { month: longMonth(month), year }));
  };
  return (
    <>
      <ProblemAlert problem={change.problem} title={t('followup.closing.failed')} />
      <div className={styles.closing}>
        <label htmlFor={id} className="visually-hidden">
          {t('followup.closing.month')}
        </label>
        <Select
          id={id}
          size="small"
          value={month}
          virtual={false}
          options={open.map((one) => ({ value: one, label: longMonth(one) }))}
          onChange={setChosen}
        />
        <Button
          size="small"
          icon={<LockOutlined aria-hidden />}
          loading={change.state !== 'idle'}
          onClick={() => void close()}
        >
          {t('followup.closing.button')}
        </Button>
      </div>
    </>
  );
};

/** The closed months of a year with who closed them, each with its report, and for who may, the closing of a further one. */
export const ClosingCard = ({ unit, followUp, onOpen }: ClosingCardProps) => {
  const { t } = useTranslation();
  const mayClose = useRight('manage');
  const { closed } = followUp;
  return (
    <Card title={t('followup.closing.title')} className={styles.card}>
      {closed.length === 0 && <p>{t('followup.closing.none')}</p>}
      <ul className={styles.missing}>
        {closed.map(({ month, by, at, correctedBy, correctedAt }) => (
          <li key={month}>
            <b>{shortMonth(month)}</b>
            <span>
              {t('followup.closing.by', { by, at: momentText(at) })}
              {correctedBy !== null && correctedAt !== null && (
                <span>{t('followup.closing.corrected', { by: correctedBy, at: momentText(correctedAt) })}</span>
              )}
              <Button type="link" size="small" className={styles.open ?? ''} onClick={() => onOpen(month)}>
                {t('followup.closing.open', { month: monthName(month) })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {mayClose && <Close unit={unit} followUp={followUp} />}
    </Card>
  );
};
