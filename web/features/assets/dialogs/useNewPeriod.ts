import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset, TeamMember } from '#shared/model/asset.ts';
import { firstStart, judgeStart } from '#shared/planning/periodRules.ts';
import { useChange } from '#web/api/useChange.ts';
import { conflictProps } from '#web/forms/conflictProps.ts';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import type { Sent, VersionedForm } from '#web/forms/versionedForm.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { unreadFaults } from '#web/planning/pull.ts';
import { rememberedPeriod } from '#web/planning/remembered.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { assetPeriodSchema, bodyOf } from '../period/form.ts';
import { filledIn, type NewPeriodValues, plannedWith, proposedStart } from '../period/newPeriod.ts';
import { useChangeText } from '../period/useChangeText.ts';
import type { Kind } from './AbsenceFields.tsx';

/** New periods of staff may start up to 10 weeks back. */
const since = 'historyLimit';

interface NewPeriodOptions {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  readonly kind: Kind;
  readonly onDone: () => void;
}

interface FormValues extends Omit<NewPeriodValues, 'absence'> {
  readonly kind: Kind;
}

type Stored = Pick<TeamMember, 'id' | 'periods'>;

/**
 * The form of a new period of one employee. It is saved as one change of all periods of the employee, based on those that were
 * shown: when another account changed them meanwhile, the conflict dialog compares both plans.
 */
export const useNewPeriod = ({ place, asset, kind, onDone }: NewPeriodOptions) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const texts = useChangeText(planner.today);
  const save = useChange(assets.saveTeam);
  const { conflict, reset } = save;
  const [stored, setStored] = useState<Stored>(asset);
  const [start] = useState(() => proposedStart(asset.periods, planner.today, rememberedPeriod()));
  const valuesOf = ({ kind: chosen, ...values }: FormValues): NewPeriodValues => ({
    ...values,
    absence: chosen === 'work' ? undefined : t(`assets.team.absence.comment.${chosen}`),
  });
  const filled = (values: FormValues, { periods }: Stored) => filledIn(valuesOf(values), periods, start);
  const planOf = (values: FormValues, onto: Stored) =>
    plannedWith(valuesOf(values), filled(values, onto), onto.periods);

  const send = async (values: FormValues, { id, periods }: Stored): Sent<TeamMember> => {
    const plan = planOf(values, { id, periods });
    if (!plan) return undefined;
    const base = periods.map((period) => ({ id: period.id, version: period.version }));
    const body = { assets: [{ id, base, periods: [...plan.periods] }] };
    const [answer] = (await save.run({ params: place.ids, body }))?.answer ?? [];
    return answer && { answer };
  };
  const form: VersionedForm<FormValues> = useVersionedForm({
    toValues: (): FormValues => ({ kind, part: 1, typed: {} }),
    toBody: (values) => bodyOf(filled(values, stored)),
    labels: {},
    check: (values) => {
      const chosen = filled(values, stored);
      const refusal = chosen.start === null ? undefined : judgeStart(chosen.start, planner, since);
      return { ...(refusal && { [refusal.field]: refusal.code }), ...unreadFaults(chosen) };
    },
    faultsShown: 'always',
    create: {
      schema: assetPeriodSchema,
      // A conflict is about all periods of the employee: compared here, not field by field.
      change: { ...save, problem: conflict ? undefined : save.problem },
      send: () => send(form.values, stored),
    },
    onSaved: onDone,
  });
  const { values } = form;
  const plan = planOf(values, stored);
  const differences = (current: Stored) => {
    const mine = planOf(values, current);
    if (!mine) return [];
    const theirs = texts.ofPeriods(current.periods, mine.range);
    return [{ label: asset.name, theirs, mine: texts.ofChange(mine.change, mine.range) }];
  };
  const saveOver = async (current: Stored) => {
    reset();
    setStored(current);
    if (await send(values, current)) onDone();
  };
  return {
    form,
    chosen: filled(values, stored),
    min: firstStart(planner, since),
    /** What will be stored, as a sentence; undefined while a week is missing or cannot be read. */
    text: plan && form.valid ? texts.ofChange(plan.change, plan.range) : undefined,
    isChange: plan?.change.isChanged ?? false,
    conflict: conflictProps(conflict, {
      differences: ([current]) => (current ? differences(current) : []),
      onTheirs: onDone,
      onMine: ([current]) => current && void saveOver(current),
      onCancel: reset,
    }),
  };
};
