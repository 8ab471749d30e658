import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type UnitPart, unitParts } from '#shared/model/unitCopy.ts';
import { comparable } from '#shared/text/names.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { mondayOf } from '#shared/time/week.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { weekFault } from '#web/domain/planning/typedWeek.ts';
import { WeekPicker } from '#web/domain/planning/WeekPicker.tsx';
import { TypedRows } from '#web/kit/forms/TypedRows.tsx';
import { typedRows, withEmptyLast } from '#web/kit/forms/typedRows.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useFaultText, useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { flatten, pathOf } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import type { AreaIds } from '../ids.ts';
import styles from './CopyDialog.module.css';
import { CopyOutcome } from './CopyOutcome.tsx';
import { CopyParts } from './CopyParts.tsx';
import { type CopyRow, faultsIn, fields, type Field as RowField } from './copyRows.ts';

interface CopyDialogProps {
  readonly ids: AreaIds;
  /** The names of the area's units. */
  readonly existing: readonly string[];
  readonly onClose: () => void;
}

/** The day on which a period of demand is asked for: today where it holds, else its first day. */
const dayIn = (period: Period): Day => (contains(period, today()) ? today() : period.start);

/**
 * Makes new units of the area from one of the organisation's units, one change a unit; a row that is refused stays with the reason,
 * and the others are made.
 */
export const CopyDialog = ({ ids, existing, onClose }: CopyDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const message = useToast();
  const problemText = useProblemText();
  const faultText = useFaultText();
  const { roots = [] } = usePlaces();
  const [fromUnitId, setFrom] = useState<string>();
  const [start, setStart] = useState<{ readonly day: Day | null; readonly unread?: string | undefined }>({
    day: addDays(mondayOf(today()), 7),
  });
  const [demandOn, setDemandOn] = useState<Day>();
  const [parts, setParts] = useState<readonly UnitPart[]>(unitParts.filter((part) => part !== 'activities'));
  const [rows, setRows] = useState<readonly CopyRow[]>(() => withEmptyLast(fields, []));
  const copy = useChange(hierarchy.copyUnit, { touches: '/api/' });
  const units = flatten(roots.filter((root) => root.id === ids.orgId)).filter(({ level }) => level === 'unit');
  const source = units.find((unit) => unit.id === fromUnitId)?.ids;
  const chosenDay = demandOn ?? today();
  const { data: preview, error } = useEndpoint(
    hierarchy.previewCopy,
    source?.areaId && source.unitId && start.day !== null
      ? {
          params: { orgId: ids.orgId, areaId: source.areaId, unitId: source.unitId },
          query: { start: start.day, demandOn: chosenDay },
        }
      : null,
  );
  const weekError = start.unread === undefined ? undefined : faultText({ code: weekFault(start.unread) });
  const typed = typedRows(fields, rows);
  const faults = faultsIn(typed, existing);
  const isSound = (index: number) => Object.keys(faults[index] ?? {}).length === 0;
  const sound = typed.filter((_, index) => isSound(index));
  const faultOf = (row: CopyRow, field: RowField): string | undefined => {
    const fault = faults[typed.indexOf(row)]?.[field];
    if (fault) return faultText(fault);
    return field === 'name' ? row.refused : undefined;
  };
  const open = t('ui.period.open');
  const submit = async () => {
    if (fromUnitId === undefined || start.day === null) return;
    const left: CopyRow[] = typed.filter((_, index) => !isSound(index));
    let made = 0;
    for (const row of sound) {
      const { name, shortName } = row;
      const body = { name, shortName, fromUnitId, start: start.day, demandOn: chosenDay, parts: [...parts] };
      const outcome = await copy.attempt({ params: ids, body });
      if (outcome.ok) made += 1;
      else left.push({ ...row, refused: problemText(outcome.problem) });
    }
    if (made > 0) message.success(t('manage.copy.done', { count: made }));
    if (left.length === 0) onClose();
    else setRows(withEmptyLast(fields, left));
  };
  return (
    <FormDialog
      title={t('manage.copy.title')}
      action={sound.length > 0 ? t('manage.copy.submit', { count: sound.length }) : t('manage.copy.submitNone')}
      state={copy.state}
      dirty={typed.length > 0}
      disabled={sound.length === 0 || preview === undefined || start.unread !== undefined}
      width={1080}
      onSubmit={submit}
      onCancel={onClose}
      extra={
        typed.length > sound.length && (
          <span role="status">{t('manage.copy.atFault', { count: typed.length - sound.length })}</span>
        )
      }
    >
      <div className={styles.dialog}>
        <div className={styles.choices}>
          <Field id={`${id}-from`} label={t('manage.copy.from')}>
            <Select
              id={`${id}-from`}
              value={fromUnitId}
              onChange={(unitId) => {
                setFrom(unitId);
                setDemandOn(undefined);
              }}
              showSearch={{
                filterOption: (text, option) => comparable(option?.label ?? '').includes(comparable(text)),
              }}
              options={units.map((unit) => ({
                value: unit.id,
                label: pathOf(unit)
                  .slice(1)
                  .map(({ name }) => name)
                  .join(' / '),
              }))}
            />
          </Field>
          <ProblemAlert problem={error} />
          <CopyParts parts={parts} onChange={setParts} preview={preview} />
          {preview && preview.demandPeriods.length > 0 && parts.includes('demand') && (
            <Field id={`${id}-demand`} label={t('manage.copy.demandOf')}>
              <Select
                id={`${id}-demand`}
                value={chosenDay}
                onChange={setDemandOn}
                options={[
                  ...(preview.demandPeriods.some((period) => dayIn(period) === chosenDay)
                    ? []
                    : [{ value: chosenDay, label: t('manage.copy.noDemandNow') }]),
                  ...new Map(
                    preview.demandPeriods.map((period) => {
                      const text = periodText(period, open);
                      return [dayIn(period), { value: dayIn(period), label: `${text.weeks} ${text.year}` }] as const;
                    }),
                  ).values(),
                ]}
              />
            </Field>
          )}
          <Field id={`${id}-start`} label={t('manage.copy.start')} help={t('manage.copy.never')} error={weekError}>
            <WeekPicker
              id={`${id}-start`}
              value={start.day}
              unread={start.unread}
              invalid={weekError !== undefined}
              describedBy={weekError && `${id}-start-error`}
              onChange={(day, unread) => setStart(day === null ? { day: start.day, unread: '' } : { day, unread })}
            />
          </Field>
        </div>
        <div className={styles.made}>
          <h3>{t('manage.copy.rows')}</h3>
          <p className={styles.text}>{t('manage.copy.rowsHelp')}</p>
          <TypedRows
            label={t('manage.copy.rows')}
            fields={fields}
            heads={{ name: t('manage.field.name'), shortName: t('manage.field.shortName') }}
            widths={{ shortName: '130px' }}
            rows={rows}
            faultOf={faultOf}
            placeholder={t('manage.copy.placeholder')}
            onChange={setRows}
          />
          {preview && (
            <>
              <h3>{t('manage.copy.outcome')}</h3>
              <CopyOutcome preview={preview} parts={parts} />
            </>
          )}
        </div>
      </div>
    </FormDialog>
  );
};
