import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beds as contract } from '#shared/contract/beds.ts';
import { type BedPeriod, BedPeriodFields } from '#shared/model/bed.ts';
import { faultsOf } from '#shared/model/faults.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { useChange } from '#web/api/useChange.ts';
import { mergedOn } from '#web/forms/mergedOn.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { PeriodPicker } from '#web/planning/PeriodPicker.tsx';
import { proposePeriod } from '#web/planning/proposePeriod.ts';
import type { ChosenPeriod } from '#web/planning/pull.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { Field } from '#web/ui/state/Field.tsx';
import { FormDialog } from '#web/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { useDirty } from '#web/ui/state/useDirty.ts';
import styles from './Beds.module.css';
import { bedsOf, followed, isBedText } from './counts.ts';

interface BedFormProps {
  readonly place: CategoryPlace;
  readonly list: readonly BedPeriod[];
  /** The period to change; a new one without. */
  readonly period: BedPeriod | undefined;
  readonly onClose: () => void;
}

const fieldsOf = ({ start, end, beds, weekendBeds, comment }: BedPeriod) => ({
  start,
  end,
  beds,
  weekendBeds,
  comment,
});

/** A period of beds, new or changed: weeks, beds on weekdays and at the weekend, comment. */
export const BedForm = ({ place, list, period, onClose }: BedFormProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const confirm = useConfirm();
  const id = useId();
  const planner = usePlanner();
  const access = period && accessLevelOf(period, planner.today, planner.mayChangeHistory);
  const [chosen, setChosen] = useState<ChosenPeriod>(() => period ?? proposePeriod(list, planner));
  const [typed, setTyped] = useState({
    beds: period ? String(period.beds) : '',
    weekendBeds: period ? String(period.weekendBeds) : '',
  });
  const [comment, setComment] = useState(period?.comment ?? '');
  const [tried, setTried] = useState(false);
  const creation = useChange(contract.create);
  const change = useChange(contract.update);
  const removal = useChange(contract.remove);
  const state = [creation, change, removal].find((one) => one.state !== 'idle')?.state ?? 'idle';
  // As it was when the form opened: a change by somebody else meanwhile must show as a conflict.
  const [base] = useState(period);
  const { unitId, orgId, areaId } = place.ids;
  const params = { orgId, areaId, unitId };
  const counts = { beds: bedsOf(typed.beds), weekendBeds: bedsOf(typed.weekendBeds) };
  const body = { start: chosen.start, end: chosen.end, ...counts, comment };
  const dirty = useDirty({ start: chosen.start, end: chosen.end, typed, comment });
  const read = BedPeriodFields.safeParse(body);
  const faults = read.success ? {} : faultsOf(read.error.issues);
  const reason = (field: string) => {
    const fault = tried ? faults[field] : undefined;
    return fault && textOf(fault);
  };
  const current = change.conflict?.current;
  const mine = current && base && mergedOn(fieldsOf(current), fieldsOf(base), body);

  const send = async (version: number | undefined, wanted = body) => {
    setTried(true);
    const checked = BedPeriodFields.safeParse(wanted);
    if (!checked.success) return;
    const fields = checked.data;
    if (!period) {
      if (await creation.run({ params, body: fields })) onClose();
      return;
    }
    const dates = access?.startReadOnly ? { end: fields.end } : { start: fields.start, end: fields.end };
    const done = await change.run({ params: { ...params, bedId: period.id }, body: { ...fields, ...dates, version } });
    if (done) onClose();
  };

  const remove = async () => {
    if (!period) return;
    const agreed = await confirm({
      title: t('demand.beds.removeTitle', { ...periodText(period, t('ui.period.openShort')) }),
      action: t('ui.remove'),
      danger: true,
    });
    if (agreed && (await removal.run({ params: { ...params, bedId: period.id }, version: period.version }))) onClose();
  };

  const open = t('ui.period.open');
  const told = [
    ['start', t('ui.period.start')],
    ['end', t('ui.period.end')],
    ['beds', t('demand.beds.beds')],
    ['weekendBeds', t('demand.beds.weekendBeds')],
    ['comment', t('demand.comment')],
  ] as const;

  const count = (field: 'beds' | 'weekendBeds') => (
    <Field id={`${id}-${field}`} label={t(`demand.beds.${field}`)} error={reason(field)}>
      <Input
        id={`${id}-${field}`}
        value={typed[field]}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        aria-invalid={reason(field) !== undefined || undefined}
        aria-describedby={reason(field) && `${id}-${field}-error`}
        onChange={({ target }) => isBedText(target.value) && setTyped({ ...typed, [field]: target.value.trim() })}
        onBlur={() => setTyped(followed)}
      />
    </Field>
  );

  return (
    <>
      <FormDialog
        title={t(period ? 'demand.beds.change' : 'demand.beds.new')}
        action={t('ui.save')}
        state={state}
        dirty={dirty}
        width={460}
        onSubmit={() => void send(base?.version)}
        onCancel={onClose}
        extra={
          period &&
          access?.level === 'editable' && (
            <Button type="text" danger disabled={state !== 'idle'} onClick={remove}>
              {t('ui.remove')}
            </Button>
          )
        }
      >
        <div className={styles.fields}>
          <ProblemAlert problem={creation.problem ?? change.problem ?? removal.problem} />
          <PeriodPicker
            value={chosen}
            onChange={setChosen}
            startDisabled={access?.startReadOnly ?? false}
            endDisabled={access?.endReadOnly ?? false}
            errors={{ start: reason('start'), end: reason('end') }}
          />
          <div className={styles.counts}>
            {count('beds')}
            {count('weekendBeds')}
          </div>
          <Field id={`${id}-comment`} label={t('demand.comment')} error={reason('comment')}>
            <Input.TextArea
              id={`${id}-comment`}
              rows={2}
              maxLength={1000}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          </Field>
          {state === 'waiting' && <p role="status">{t('ui.waiting')}</p>}
        </div>
      </FormDialog>
      <ConflictDialog
        conflict={change.conflict}
        differences={
          current && mine
            ? told.flatMap(([field, label]) =>
                current[field] === mine[field]
                  ? []
                  : [{ label, theirs: String(current[field] ?? open), mine: String(mine[field] ?? open) }],
              )
            : []
        }
        onTheirs={onClose}
        onMine={() => void send(current?.version, mine)}
        onCancel={change.reset}
      />
    </>
  );
};
