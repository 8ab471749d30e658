import Button from 'antd/es/button';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import styles from './EntityFields.module.css';
import type { EntityForm } from './useEntityForm.ts';

type Labels<Values> = Readonly<Partial<Record<keyof Values, string>>>;

interface EntityFieldsProps<Values> {
  readonly form: EntityForm<Values>;
  /** Where one level up is: there a create that is called off leads. */
  readonly up: string;
  /** What the form is called. */
  readonly label: string;
  /** What each value is called, for telling a conflict. */
  readonly labels: Labels<Values>;
  /** What the saving button says. */
  readonly action: string;
  /** Beside the saving button. */
  readonly extra?: ReactNode;
  /** Last in the form: remove. */
  readonly removal?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of one thing with what saves them; the first field at fault gets the focus. */
export const EntityFields = <Values extends object>({
  form,
  up,
  label,
  labels,
  action,
  ...props
}: EntityFieldsProps<Values>) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const { conflict, values, tries } = form;
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const told = (value: unknown): string =>
    typeof value === 'boolean' ? t(value ? 'manage.yes' : 'manage.no') : String(value ?? '');
  const differences = (theirs: Values, mine: Values) =>
    (Object.keys(labels) as (keyof Values)[])
      .filter((field) => theirs[field] !== values[field])
      .map((field) => ({ label: labels[field] ?? '', theirs: told(theirs[field]), mine: told(mine[field]) }));
  return (
    <form ref={element} className={styles.form} aria-label={label} onSubmit={submit} noValidate>
      <ProblemAlert problem={form.problem} />
      {props.children}
      <div className={styles.foot}>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.state !== 'idle'}
          disabled={!form.isNew && !form.changed}
        >
          {action}
        </Button>
        {form.isNew && (
          <Button type="text" onClick={() => void navigate(up)}>
            {t('ui.cancel')}
          </Button>
        )}
        {props.extra}
        <span className={styles.grow} />
        {props.removal}
      </div>
      <ConflictDialog
        conflict={conflict?.told}
        differences={conflict ? differences(conflict.theirs, conflict.mine) : []}
        onTheirs={form.takeTheirs}
        onMine={form.keepMine}
        onCancel={form.forgetConflict}
      />
    </form>
  );
};
