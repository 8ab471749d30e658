import App from 'antd/es/app';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { type ApiProblem, type Conflict, conflictIn } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useUnsavedGuard } from '#web/ui/hooks/useUnsavedGuard.ts';
import { mergedOn } from '#web/ui/state/mergedOn.ts';
import type { ManageLevel } from '../level.ts';
import { same } from './same.ts';
import { useErrors } from './useErrors.ts';

interface Named {
  readonly name: string;
}

type Stored = Named & { readonly version: number };

interface EntityFormOptions<Values, Entity> {
  readonly level: ManageLevel;
  /** What is stored; undefined for a new one. */
  readonly stored: Entity | undefined;
  /** What the fields say of it; of a new one without. */
  readonly valuesOf: (entity: Entity | undefined) => Values;
  /** Judges the body as the server does. */
  readonly schema: z.ZodType;
  /** What is sent. */
  readonly bodyOf: (values: Values) => object;
  readonly change: { readonly state: ChangeState; readonly problem: ApiProblem | undefined; reset(): void };
  /** Creates or changes; undefined when it was refused. */
  readonly send: (values: Values, version: number | undefined) => Promise<{ readonly answer: Entity } | undefined>;
  /** Where a create leads; undefined empties the form for another. */
  readonly next: (made: Entity) => string | undefined;
}

/** A form over one thing of the hierarchy. */
export interface EntityForm<Values> {
  readonly isNew: boolean;
  readonly values: Values;
  set(values: Partial<Values>): void;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: ApiProblem | undefined;
  readonly state: ChangeState;
  readonly changed: boolean;
  /** Counts the tries to save: after each the first field at fault is to have the focus. */
  readonly tries: number;
  /** Counts what was created here: with each the form begins anew. */
  readonly made: number;
  submit(): void;
  /** Goes somewhere without asking about what is typed. */
  leave(to: string): void;
  /** Somebody else was faster: what they saved, as values, and what it becomes with what was typed here. */
  readonly conflict: { readonly told: Conflict; readonly theirs: Values; readonly mine: Values } | undefined;
  takeTheirs(): void;
  keepMine(): void;
  forgetConflict(): void;
}

/** The state of a create or edit form: checks, unsaved guard, conflict, and where it leads when it is done. */
export const useEntityForm = <Values extends Named, Entity extends Stored>(
  options: EntityFormOptions<Values, Entity>,
): EntityForm<Values> => {
  const { level, stored, valuesOf, bodyOf, change } = options;
  const { t } = useTranslation();
  const { message } = App.useApp();
  const navigate = useNavigate();
  // As it was when the form opened: a change by somebody else meanwhile must show as a conflict.
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(() => valuesOf(stored));
  const [tries, setTries] = useState(0);
  const [made, setMade] = useState(0);
  const [target, setTarget] = useState<string>();
  const changed = !same(values, valuesOf(base));
  const open = (entity: Entity | undefined) => {
    setBase(entity);
    setValues(valuesOf(entity));
    setTries(0);
  };
  if (stored && base && stored.version > base.version && !changed) open(stored);

  useUnsavedGuard(changed && target === undefined);
  useEffect(() => {
    if (target !== undefined) void navigate(target);
  }, [target, navigate]);

  const duplicate: Readonly<Record<string, string>> =
    change.problem?.code === 'duplicateName' ? { name: t(`manage.duplicate.${level}`) } : {};
  const errors = useErrors(options.schema, bodyOf(values), tries > 0, change.problem, duplicate);

  const save = async (version: number | undefined, sent = values) => {
    const done = await options.send(sent, version);
    if (!done) return setTries((before) => before + 1);
    const { name } = done.answer;
    message.success(stored ? t('manage.updated', { name }) : t('manage.created', { name }));
    const to = stored ? undefined : options.next(done.answer);
    if (to !== undefined) setTarget(to);
    else open(stored && done.answer);
    if (!stored) setMade((before) => before + 1);
  };
  const told = conflictIn<Entity>(change.problem);
  const current = told?.current;
  const theirs = valuesOf(current);
  const mine = mergedOn(theirs, valuesOf(base), values);
  return {
    isNew: stored === undefined,
    values,
    set: (patch) => {
      change.reset();
      setValues({ ...values, ...patch });
    },
    errors: errors.fields,
    problem: errors.problem,
    state: change.state,
    changed,
    tries,
    made,
    submit: () => {
      if (change.state !== 'idle') return;
      if (errors.valid) void save(base?.version);
      else setTries(tries + 1);
    },
    leave: setTarget,
    conflict: told && current && { told, theirs, mine },
    takeTheirs: () => {
      open(current);
      change.reset();
    },
    keepMine: () => void save(current?.version, mine),
    forgetConflict: change.reset,
  };
};
