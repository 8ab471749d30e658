import Button from 'antd/es/button';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Question, useConfirmRemoval } from '#web/kit/ui/hooks/useConfirm.ts';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { FailedKind } from '#web/platform/locales/sv/failed.ts';
import type { VersionedForm } from './versionedForm.ts';

interface VersionedDialogProps<Values> extends Omit<ComponentProps<typeof FormDialog>, 'state' | 'dirty' | 'onSubmit'> {
  readonly form: VersionedForm<Values>;
  /** Confirmed before a removal; without it there is no button that removes. */
  readonly removal?: Pick<Question, 'title' | 'text'> | false | undefined;
  /** What the form is of, for the title above the reason of a refusal. */
  readonly failed?: FailedKind | undefined;
  readonly children: ReactNode;
}

/** A dialog that is a versioned form: the fields are its children. */
export const VersionedDialog = <Values,>({
  form,
  removal,
  failed,
  children,
  ...dialog
}: VersionedDialogProps<Values>) => {
  const { t } = useTranslation();
  const confirmRemoval = useConfirmRemoval();
  const { remove, conflict } = form;
  const askToRemove = async (question: Pick<Question, 'title' | 'text'>) => {
    if (await confirmRemoval(question)) remove?.();
  };
  return (
    <FormDialog
      {...dialog}
      state={form.state}
      dirty={form.changed}
      onSubmit={form.submit}
      extra={
        dialog.extra ??
        (removal && remove && (
          <Button danger type="text" loading={form.removing !== 'idle'} onClick={() => void askToRemove(removal)}>
            {t('ui.remove')}
          </Button>
        ))
      }
    >
      <ProblemAlert problem={form.problem} title={failed && form.refused && t(`failed.${failed}.${form.refused}`)} />
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
