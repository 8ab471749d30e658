import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import { type Asset, type TeamMember, teamLimits } from '#shared/model/asset.ts';
import { firstStart, judgeStart } from '#shared/planning/periodRules.ts';
import { unreadFaults } from '#web/domain/planning/pull.ts';
import { rememberedPeriod } from '#web/domain/planning/remembered.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import type { Sent, VersionedForm } from '#web/kit/forms/versionedForm.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { assetPeriodSchema, bodyOf, faultsIn, type PeriodForm } from '../period/form.ts';
import { filledForEach, merged, ratesIn, typedForAll } from '../period/merge.ts';
import { filledIn, type NewPeriodValues, plannedWith, proposedStart, typedInto } from '../period/newPeriod.ts';
import { useChangeText } from '../period/useChangeText.ts';
import { useRateText } from '../period/useRateText.ts';
import { refusedEmployees } from '../refusedEmployees.ts';
import type { Kind } from './AbsenceFields.tsx';

/** New periods of staff may start up to 10 weeks back. */
const since = 'historyLimit';

interface NewPeriodOptions {
  readonly place: CategoryPlace;
  /** At least one. */
  readonly employees: readonly Asset[];
  readonly kind: Kind;
  readonly onDone: () => void;
}

interface FormValues extends Pick<NewPeriodValues, 'typed'> {
  readonly kind: Kind;
  /** The part of the work rate that an absence moves out of the staffing, 0 to 1. */
  readonly part: number;
}

type Stored = Pick<TeamMember, 'id' | 'name' | 'periods'>;

/**
 * The form of a new period of one employee, or of several at once: what is typed goes to all of them, everything else stays
 * each one's own. It is saved as one change of all their periods, all or none, based on those that were shown: when another
 * account changed them meanwhile, the conflict dialog compares both plans.
 */
export const useNewPeriod = ({ place, employees, kind, onDone }: NewPeriodOptions) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const texts = useChangeText(planner.today);
  const faultText = useRateText();
  const save = useChange(assets.saveTeam);
  const { conflict, reset } = save;
  const [stored, setStored] = useState<readonly Stored[]>(employees);
  const [start] = useState(() =>
    proposedStart(
      employees.flatMap(({ periods }) => periods),
      planner.today,
      rememberedPeriod(),
    ),
  );
  const isOne = employees.length === 1;
  const valuesOf = ({ kind: chosen, part, typed }: FormValues): NewPeriodValues => ({
    typed,
    absent: chosen === 'work' ? undefined : { part, absence: chosen, comment: t(`assets.absence.${chosen}`) },
  });
  const formsOf = (values: FormValues, onto: readonly Stored[]): readonly PeriodForm[] =>
    isOne
      ? onto.map(({ periods }) => filledIn(valuesOf(values), periods, start))
      : filledForEach(valuesOf(values), onto, start);
  /** What is stored for each employee, in the order of `onto`; without those whose weeks are missing. */
  const plansOf = (values: FormValues, onto: readonly Stored[]) => {
    const forms = formsOf(values, onto);
    return onto.flatMap((employee, index) => {
      const plan = plannedWith(valuesOf(values), forms[index]!, employee.periods);
      return plan ? [{ employee, ...plan }] : [];
    });
  };
  const changedIn = (values: FormValues, onto: readonly Stored[]) =>
    plansOf(values, onto).filter(({ change }) => change.isChanged);

  const send = async (values: FormValues, onto: readonly Stored[]): Sent<TeamMember> => {
    const body = {
      assets: changedIn(values, onto).map(({ employee: { id, periods }, ...plan }) => ({
        id,
        base: periods.map((period) => ({ id: period.id, version: period.version })),
        periods: [...plan.periods],
      })),
    };
    const [answer] = (await save.run({ params: place.ids, body }))?.answer ?? [];
    return answer && { answer };
  };
  const form: VersionedForm<FormValues> = useVersionedForm({
    toValues: (): FormValues => ({ kind, part: 1, typed: {} }),
    toBody: (values) => {
      const forms = formsOf(values, stored);
      return bodyOf(forms.find((one) => Object.keys(faultsIn(one)).length > 0) ?? forms[0]!);
    },
    labels: {},
    check: (values) => {
      const chosen = merged(formsOf(values, stored)).form;
      const refusal = chosen.start === null ? undefined : judgeStart(chosen.start, planner, since);
      return { ...(refusal && { [refusal.field]: refusal.code }), ...unreadFaults(chosen) };
    },
    faultsShown: 'always',
    faultText,
    create: {
      schema: assetPeriodSchema,
      // A conflict is about all periods of the employees: compared here, not field by field.
      change: { ...save, problem: conflict ? undefined : save.problem },
      send: () => send(form.values, stored),
    },
    onSaved: onDone,
  });
  const { values } = form;
  const plans = plansOf(values, stored);
  const changed = plans.filter(({ change }) => change.isChanged).map(({ employee }) => employee);
  const { form: chosen, differing } = merged(formsOf(values, stored));
  const { start: typedStart } = values.typed;
  const own = merged(formsOf({ ...values, typed: typedStart === undefined ? {} : { start: typedStart } }, stored));

  /** Saves over what is stored now, without the employees (their ids) for whom the stored periods were chosen. */
  const saveOver = async (current: readonly Stored[], theirs: ReadonlySet<string>) => {
    reset();
    const latest = stored.map((one) => current.find(({ id }) => id === one.id) ?? one);
    setStored(latest);
    const mine = latest.filter(({ id }) => !theirs.has(id));
    if (changedIn(values, mine).length === 0 || (await send(values, mine))) onDone();
  };
  return {
    form,
    chosen,
    /** The fields in which the employees differ, rates also where a typed value would end that. */
    differing: { ...ratesIn(own.differing), ...differing },
    change: (after: PeriodForm) =>
      form.set({
        typed: isOne ? typedInto(values.typed, chosen, after) : typedForAll(values.typed, chosen, after, own.differing),
      }),
    min: firstStart(planner, since),
    /** What will be stored for each employee, as a sentence; none while a week is missing or cannot be read. */
    texts: form.valid
      ? plans.map(({ employee: { id, name }, change, range }) => ({ id, name, text: texts.ofChange(change, range) }))
      : [],
    /** The refused employees with the reasons. */
    refused: save.problem ? refusedEmployees(save.problem.fields, changed) : [],
    /** The most employees of one save, where more are chosen: said before anything is typed. */
    tooMany: employees.length > teamLimits.assets ? teamLimits.assets : undefined,
    /** What is typed is planned already. */
    isSame: form.valid && changed.length === 0,
    maySave: form.valid && changed.length > 0 && changed.length <= teamLimits.assets,
    conflict: conflictProps(conflict, {
      differences: (current) =>
        plansOf(values, current).map(({ employee, change, range }) => ({
          id: employee.id,
          label: employee.name,
          theirs: texts.ofPeriods(employee.periods, range),
          mine: texts.ofChange(change, range),
        })),
      // The other employees get their new period in any case.
      onTheirs: (current) => void saveOver(current, new Set(current.map(({ id }) => id))),
      onMine: (current, theirs) => void saveOver(current, theirs),
      onCancel: reset,
    }),
  };
};
