import Button from 'antd/es/button';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Question, useConfirm } from '#web/ui/hooks/useConfirm.ts';
import { ConflictDialog } from '#web/ui/state/ConflictDialog.tsx';
import { FormDialog } from '#web/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import type { VersionedForm } from './versionedForm.ts';

interface VersionedDialogProps<Values>
  extends Omit<ComponentProps<typeof FormDialog>, 'state' | 'dirty' | 'extra' | 'onSubmit'> {
  readonly form: VersionedForm<Values>;
  /** Confirmed before a removal; without it there is no button that removes. */
  readonly removal?: Question | false | undefined;
  readonly children: ReactNode;
}

/** A dialog that is a versioned form: the fields are its children. */
export const VersionedDialog = <Values,>({ form, removal, children, ...dialog }: VersionedDialogProps<Values>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { remove, conflict } = form;
  const askToRemove = async (question: Question) => {
    if (await confirm(question)) remove?.();
  };
  return (
    <FormDialog
      {...dialog}
      state={form.state}
      dirty={form.changed}
      onSubmit={form.submit}
      extra={
        removal &&
        remove && (
          <Button danger type="text" loading={form.removing !== 'idle'} onClick={() => void askToRemove(removal)}>
            {t('ui.remove')}
          </Button>
        )
      }
    >
      <ProblemAlert problem={form.problem} />
      {children}
      {form.state === 'waiting' && <p role="status">{t('ui.waiting')}</p>}
      <ConflictDialog
        {...conflict}
        // What only the other user changed is no choice: it is kept either way.
        differences={conflict.differences.filter(({ theirs, mine }) => theirs !== mine)}
      />
    </FormDialog>
  );
};
