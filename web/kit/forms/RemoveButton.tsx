import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeName } from '#shared/text/names.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';

/** What is said of a removal, by the kind of what is removed. */
interface RemovalTexts {
  /** Label of the button: "Ta bort avdelningen". */
  readonly action: string;
  /** What is removed with it. */
  readonly text: string;
  /** What it still holds, where its name has to be typed. */
  readonly holds: string;
}

interface RemoveButtonProps {
  readonly texts: RemovalTexts;
  readonly name: string;
  /** Called when the question opens, to load what goes. */
  readonly onAsk?: () => void;
  /** Whether what goes is being loaded; nothing is removed meanwhile. */
  readonly isLoading?: boolean;
  /** Whether it is known to hold data; where it is not known, the server's refusal says so. */
  readonly holds?: boolean;
  /** What goes with it, counted. */
  readonly goes?: string | undefined;
  readonly change: { readonly state: ChangeState; readonly problem: ApiProblem | undefined; reset(): void };
  /** Removes it, with its name, typed, where it still holds data; undefined when it was refused. */
  readonly send: (confirm?: string) => Promise<unknown>;
  readonly onRemoved: () => void;
}

/** Removes after asking; an entity that still holds planning data only after its name is typed. */
export const RemoveButton = ({ texts, name, change, send, onRemoved, ...about }: RemoveButtonProps) => {
  const { onAsk, isLoading = false, goes } = about;
  const { t } = useTranslation();
  const message = useToast();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  if (change.problem?.code === 'confirmName' && !isRefused) setIsRefused(true);
  const holds = isRefused || about.holds === true;
  const remove = async (confirm?: string) => {
    if ((await send(confirm)) === undefined) return;
    message.success(t('ui.removal.done', { name }));
    onRemoved();
  };
  const close = () => {
    setOpen(false);
    setIsRefused(false);
    setTyped('');
    change.reset();
  };
  const ask = () => {
    setOpen(true);
    onAsk?.();
  };
  return (
    <>
      <Button danger type="text" onClick={ask}>
        {texts.action}
      </Button>
      {open && (
        <FormDialog
          title={t('ui.removal.title', { name })}
          action={t('ui.remove')}
          danger
          state={change.state}
          disabled={isLoading || (holds && normalizeName(typed) !== normalizeName(name))}
          onSubmit={() => remove(holds ? typed : undefined)}
          onCancel={close}
        >
          {change.problem?.code !== 'confirmName' && <ProblemAlert problem={change.problem} conflicts />}
          {goes !== undefined && <p>{goes}</p>}
          {holds ? (
            <>
              <p>{texts.holds}</p>
              <Field id={id} label={t('ui.removal.type', { name })}>
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
            <p>{texts.text}</p>
          )}
        </FormDialog>
      )}
    </>
  );
};
