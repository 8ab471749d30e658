import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeName } from '#shared/text/names.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { Field } from '#web/ui/state/Field.tsx';
import { FormDialog } from '#web/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/ui/state/ProblemAlert.tsx';
import type { ManageLevel } from '../level.ts';

interface RemoveButtonProps {
  readonly level: ManageLevel;
  readonly name: string;
  readonly change: { readonly state: ChangeState; readonly problem: ApiProblem | undefined; reset(): void };
  /** Removes the entity; with its name, typed, where it still holds planning data. */
  readonly onRemove: (confirm?: string) => void;
}

/** Removes after asking; an entity that still holds planning data only after its name is typed. */
export const RemoveButton = ({ level, name, change, onRemove }: RemoveButtonProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [holds, setHolds] = useState(false);
  if (change.problem?.code === 'confirmName' && !holds) setHolds(true);
  const close = () => {
    setOpen(false);
    setHolds(false);
    setTyped('');
    change.reset();
  };
  return (
    <>
      <Button danger type="text" onClick={() => setOpen(true)}>
        {t(`manage.remove.${level}`)}
      </Button>
      {open && (
        <FormDialog
          title={t('manage.remove.title', { name })}
          action={t('ui.remove')}
          danger
          state={change.state}
          disabled={holds && normalizeName(typed) !== normalizeName(name)}
          onSubmit={() => (holds ? onRemove(typed) : onRemove())}
          onCancel={close}
        >
          {change.problem?.code !== 'confirmName' && <ProblemAlert problem={change.problem} conflicts />}
          {holds ? (
            <>
              <p>{t(`manage.remove.holds.${level}`)}</p>
              <Field id={id} label={t('manage.remove.type', { name })}>
                <Input
                  id={id}
                  autoFocus
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
            </>
          ) : (
            <p>{t(`manage.remove.text.${level}`)}</p>
          )}
        </FormDialog>
      )}
    </>
  );
};
