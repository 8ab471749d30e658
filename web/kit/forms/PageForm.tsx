import { type FormEvent, type ReactNode, useRef } from 'react';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { VersionedForm } from './versionedForm.ts';

interface PageFormProps<Values> {
  readonly form: VersionedForm<Values>;
  /** The accessible name of the form. */
  readonly label: string;
  readonly className: string | undefined;
  /** What could not be done, before the reason of a refusal. */
  readonly failed?: string | undefined;
  /** Whether what is typed may be left without asking. */
  readonly leaving?: boolean;
  readonly children: ReactNode;
}

/** A versioned form on a page of its own: asks before what is typed is left. Fields and buttons are its children. */
export const PageForm = <Values,>({ form, label, failed, leaving = false, ...props }: PageFormProps<Values>) => {
  const element = useRef<HTMLFormElement>(null);
  const save = async () => element.current !== null && form.submit(element.current, { leaving: true });
  useUnsavedGuard(form.changed && !leaving, { save });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit(event.currentTarget);
  };
  return (
    <form ref={element} className={props.className} aria-label={label} onSubmit={submit} noValidate>
      <ProblemAlert problem={form.problem} title={failed} />
      {props.children}
      <ConflictDialog {...form.conflict} />
    </form>
  );
};
