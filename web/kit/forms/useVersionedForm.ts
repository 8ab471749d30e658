import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { useFaultFocus } from '#web/kit/ui/hooks/useFaultFocus.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { conflictIn } from '#web/platform/api/problem.ts';
import { conflictProps } from './conflictProps.ts';
import { codesAsFaults, type Faults, judge, shownFaults } from './judge.ts';
import { labelledValues, withTheirs } from './labels.ts';
import { mergedOn } from './mergedOn.ts';
import { useLastSaved } from './useLastSaved.ts';
import type { Saving, Sent, VersionedForm, VersionedFormOptions } from './versionedForm.ts';

interface FormState<Values, Stored> {
  /** The version that the values were typed on. */
  readonly base: Stored | undefined;
  /** The values before anything was typed. */
  readonly opened: Values;
  readonly values: Values;
  readonly attempted: boolean;
}

const STAYING: Saving = { leaving: false };

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A judged body: its faults, and how to send it when there are none. */
const prepared = <Body, Stored>(
  schema: z.ZodType<Body>,
  body: object,
  found: Faults,
  send: (body: Body) => Sent<Stored>,
) => {
  const read = judge(schema, body);
  const faults: Faults = { ...found, ...read.faults };
  const { body: parsed } = read;
  const sendable = parsed !== undefined && Object.keys(faults).length === 0;
  return { faults, send: sendable ? () => send(parsed) : undefined };
};

/**
 * One form over one versioned entity: its values, faults by field, focus on the first fault, whether it is changed, and
 * saving, with the choice between two versions when another user was faster.
 *
 * A form file is then fields and labels: `values`, `set` and `errors` go to the fields; `PageForm` (a page) or
 * `VersionedDialog` (a dialog) take the whole form and hold what every form has: submit, refusal, unsaved guard, removal,
 * conflict.
 *
 *     const update = useChange(hierarchy.updateArea);
 *     const form = useVersionedForm({
 *       stored,
 *       toValues: (area) => ({ name: area?.name ?? '' }),
 *       toBody: (values) => values,
 *       labels: { name: t('manage.field.name') },
 *       update: {
 *         schema: AreaFields,
 *         change: update,
 *         send: (body, { id, version }) => update.run({ params: { areaId: id }, body: { ...body, version } }),
 *       },
 *       onSaved: onClose,
 *       onTheirs: onClose,
 *     });
 *
 * - `stored` decides between `create` and `update`. While nothing is typed the form follows `stored`; from the first
 *   change on it keeps the version that it began on, so that the server finds a conflict.
 * - `send` gets the body as `schema` read it. To send only what differs, use `changedFields(body, base)`.
 * - In a conflict the fields that were changed here are put on top of the stored version, field by field (`mergedOn`);
 *   that is what is saved if the user chooses it. A refused removal leads to the same choice.
 * - Success messages belong to `onSaved` and `onRemoved`.
 *
 * The forms have a folder of their own because they need both the problems of the client (`web/platform/api`) and the components
 * (`web/kit/ui`, which knows no client), and because features and `web/domain/planning` share them.
 */
export const useVersionedForm = <Values extends object, Stored extends { readonly version: number }, Created, Updated>(
  options: VersionedFormOptions<Values, Stored, Created, Updated>,
): VersionedForm<Values> => {
  const { toValues, toBody, create, update, remove } = options;
  const { stored, remember } = useLastSaved(options.stored);
  const { t } = useTranslation();
  const textOf = useFaultText();
  const opened = (base: Stored | undefined, values = toValues(base)): FormState<Values, Stored> => ({
    base,
    opened: values,
    values,
    attempted: false,
  });
  const [state, setState] = useState(() => opened(stored, options.initial));
  const { base, values, attempted } = state;
  const { normalise = (typed: Values) => typed } = options;
  const differs = (one: Values, other: Values) => !same(normalise(one), normalise(other));
  const isTyped = differs(values, toValues(base));
  if (stored && base && stored.version > base.version && !isTyped) setState(opened(stored));

  const change = base === undefined ? create?.change : update?.change;
  const focusFault = useFaultFocus(change?.problem);
  const reset = () => {
    change?.reset();
    remove?.change.reset();
  };

  const prepare = (typed: Values, onto: Stored | undefined) => {
    const [body, found] = [toBody(typed), codesAsFaults(options.check?.(typed, onto) ?? {})];
    if (onto !== undefined && update) return prepared(update.schema, body, found, (read) => update.send(read, onto));
    if (onto === undefined && create) return prepared(create.schema, body, found, create.send);
    return { faults: found, send: undefined };
  };
  const save = async (typed: Values, onto: Stored | undefined, saving: Saving = STAYING): Promise<boolean> => {
    setState((now) => ({ ...now, attempted: true }));
    const { send: sendNow } = prepare(typed, onto);
    if (sendNow) remove?.change.reset();
    const done = await sendNow?.();
    if (!done) return false;
    remember(done.answer);
    // Values typed while the request was pending stay, unless `onSaved` starts the form anew.
    setState((now) => {
      const next = onto === undefined ? { ...now, opened: typed, attempted: false } : opened(done.answer);
      return { ...next, values: mergedOn(next.opened, typed, now.values) };
    });
    options.onSaved(done.answer, onto, saving);
    return true;
  };
  const removeIn = async (version: Stored) => {
    change?.reset();
    if (remove && (await remove.send(version)) !== undefined) remove.onRemoved();
  };

  const { faults, send } = prepare(values, base);
  const shown = Object.entries(shownFaults(faults, options.faultsShown ?? 'filled', attempted)).map(
    ([field, fault]) => [field, options.faultText?.(field, fault.code) ?? textOf(fault)],
  );
  const problem = change?.problem ?? remove?.change.problem;
  const refused = problem ? { ...problem.fields, ...options.refusalTexts?.(problem) } : {};
  const isShown = Object.keys(refused).some((field) => (field.split('.')[0] ?? '') in values);

  const conflict = conflictIn<Stored>(problem);
  const isRemoval = conflict !== undefined && !change?.problem;
  const savedAs = base === undefined ? 'create' : 'update';
  const refusedAction = problem && (change?.problem ? savedAs : 'remove');
  const labelled = labelledValues(options.labels, { yes: t('ui.yes'), no: t('ui.no') });
  const mineOn = (theirs: Values) => mergedOn(theirs, normalise(toValues(base)), normalise(values));

  return {
    isNew: base === undefined,
    values,
    set: (patch) => {
      // A field that lost the focus to a refusal may set what it already has: the refusal stays.
      if (!same({ ...values, ...patch }, values)) reset();
      setState((now) => ({ ...now, values: { ...now.values, ...patch } }));
    },
    errors: { ...refused, ...Object.fromEntries(shown) },
    valid: send !== undefined,
    changed: differs(values, state.opened),
    state: change?.state ?? 'idle',
    problem: isShown ? undefined : problem,
    refused: refusedAction,
    submit: async (form, saving) => {
      focusFault(form);
      return change?.state === 'idle' && (await save(values, base, saving));
    },
    restart: (fresh) => {
      reset();
      setState(opened(base, fresh));
    },
    removing: remove?.change.state ?? 'idle',
    remove: remove && base ? () => void removeIn(base) : undefined,
    conflict: conflictProps(conflict, {
      differences: (current) => {
        const theirs = toValues(current);
        const mine = mineOn(theirs);
        return labelled
          .filter(({ text }) => text(theirs) !== text(values))
          .map(({ label, text }) => ({
            id: label,
            label,
            theirs: text(theirs),
            mine: isRemoval ? t('ui.remove') : text(mine),
            settled: !isRemoval && text(theirs) === text(mine),
          }));
      },
      whole: isRemoval,
      onTheirs: (current) => {
        reset();
        setState(opened(current));
        options.onTheirs?.(current, base);
      },
      onMine: (current, chosen) => {
        const theirs = toValues(current);
        const mine = withTheirs(
          theirs,
          mineOn(theirs),
          labelled.filter(({ label }) => chosen.has(label)),
        );
        reset();
        setState({ base: current, opened: theirs, values: mine, attempted });
        void (isRemoval ? removeIn(current) : save(mine, current));
      },
      onCancel: reset,
    }),
  };
};
