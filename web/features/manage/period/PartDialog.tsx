import App from 'antd/es/app';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { type ApiProblem, conflictIn } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { FormDialog } from '#web/ui/state/FormDialog.tsx';
import { mergedOn } from '#web/ui/state/mergedOn.ts';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import { useDirty } from '#web/ui/state/useDirty.ts';
import { useErrors } from '../form/useErrors.ts';

interface Watched {
  readonly state: ChangeState;
  readonly problem: ApiProblem | undefined;
  reset(): void;
}

interface PartDialogProps<Values, Part> {
  readonly title: string;
  /** What the period belongs to, and what is lost with it. */
  readonly level: 'category' | 'shift';
  readonly name: string;
  /** What is stored; undefined for a new one. */
  readonly stored: Part | undefined;
  readonly valuesOf: (stored: Part | undefined) => Values;
  readonly schema: z.ZodType;
  readonly bodyOf: (values: Values) => object;
  /** What each value is called and how it is told, in a conflict. */
  readonly told: Readonly<Partial<Record<keyof Values, { readonly label: string; of(values: Values): string }>>>;
  readonly change: Watched;
  /** Creates or changes; undefined when it was refused. */
  readonly send: (values: Values, version: number | undefined) => Promise<unknown>;
  /** Removes what is stored; undefined when it was refused. */
  readonly removal?: Watched & { run(): Promise<unknown> };
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** The fields. */
  readonly children: (
    values: Values,
    set: (patch: Partial<Values>) => void,
    errors: Readonly<Record<string, string>>,
  ) => ReactNode;
}

/** The period modal: one period, new or stored, saved or removed; a conflict shows both versions. */
export const PartDialog = <Values extends object, Part extends { readonly version: number }>({
  title,
  level,
  name,
  valuesOf,
  bodyOf,
  change,
  removal,
  ...props
}: PartDialogProps<Values, Part>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { message } = App.useApp();
  // As it was when the dialog opened: a change by somebody else meanwhile must show as a conflict.
  const [stored] = useState(props.stored);
  const [values, setValues] = useState(() => valuesOf(stored));
  const [tried, setTried] = useState(false);
  const dirty = useDirty(values);
  const problem = change.problem ?? removal?.problem;
  const errors = useErrors(props.schema, bodyOf(values), tried, problem);
  const conflict = conflictIn<Part>(problem);
  const current = conflict?.current;

  const set = (patch: Partial<Values>) => {
    change.reset();
    setValues({ ...values, ...patch });
  };
  const save = async (version: number | undefined, sent = values) => {
    setTried(true);
    if (!errors.valid || !(await props.send(sent, version))) return;
    message.success(t(stored ? 'manage.period.updated' : 'manage.period.created', { name }));
    props.onDone();
  };
  const remove = async () => {
    const text = (
      <>
        <p>{title}</p>
        <p>{t(`manage.period.removeText.${level}`)}</p>
      </>
    );
    const asked = { title: t('manage.period.remove'), text, action: t('ui.remove'), danger: true };
    if (!(await confirm(asked)) || !(await removal?.run())) return;
    message.success(t('manage.period.removed', { name }));
    props.onDone();
  };
  const theirs = valuesOf(current);
  const mine = mergedOn(theirs, valuesOf(stored), values);
  const told = Object.values(props.told) as { label: string; of(values: Values): string }[];
  return (
    <FormDialog
      title={title}
      action={stored ? t('ui.save') : t('manage.period.create')}
      state={change.state}
      dirty={dirty}
      disabled={stored !== undefined && !dirty}
      onSubmit={() => void save(stored?.version)}
      onCancel={props.onCancel}
      extra={
        removal && (
          <Button danger type="text" loading={removal.state !== 'idle'} onClick={() => void remove()}>
            {t('ui.remove')}
          </Button>
        )
      }
    >
      <ProblemAlert problem={errors.problem} />
      {props.children(values, set, errors.fields)}
      <ConflictDialog
        conflict={conflict}
        differences={told
          .map(({ label, of }) => ({ label, theirs: of(theirs), mine: of(mine) }))
          .filter((field) => field.theirs !== field.mine)}
        onTheirs={props.onDone}
        onMine={() => void save(current?.version, mine)}
        onCancel={change.reset}
      />
    </FormDialog>
  );
};
