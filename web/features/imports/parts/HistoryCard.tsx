import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imports } from '#shared/contract/imports.ts';
import type { UnitImport } from '#shared/model/hrImport.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { PeriodSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import styles from '../Imports.module.css';
import type { UnitIds } from '../ids.ts';

interface EntryProps {
  readonly entry: UnitImport;
  /** Why it could not be undone. */
  readonly refused: string | undefined;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

const Entry = ({ entry, refused, isBusy, onUndo }: EntryProps) => {
  const { t } = useTranslation();
  const { kind, state, at, by, fileName, changes, left, message, undoneAt } = entry;
  const name = t(`imports.kind.${kind}`);
  return (
    <li>
      <b>{momentText(at)}</b>
      <span>
        {name}
        {fileName !== '' && <small>{fileName}</small>}
        <small>
          {state === 'failed' && message}
          {state === 'noFile' && t('imports.history.noFile')}
          {(state === 'stored' || state === 'undone') && t('imports.history.result', { count: changes, left })}
        </small>
        <small>{by}</small>
        {refused !== undefined && (
          <small className={styles.fault} role="alert">
            {refused}
          </small>
        )}
      </span>
      {state === 'failed' && <small className={styles.fault}>{t('imports.history.failed')}</small>}
      {state === 'undone' && <small>{t('imports.history.undone', { when: momentText(undoneAt ?? '') })}</small>}
      {state === 'stored' && refused === undefined && (
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          disabled={isBusy}
          aria-label={t('imports.history.undoOf', { kind: name, when: momentText(at) })}
          onClick={onUndo}
        >
          {t('imports.history.undo')}
        </Button>
      )}
    </li>
  );
};

/** The imports of a unit, newest first; each can be taken back while nothing that it changed was changed later. */
export const HistoryCard = ({ ids }: { readonly ids: UnitIds }) => {
  const { t } = useTranslation();
  const message = useToast();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const history = useEndpoint(imports.list, { params: ids });
  const undo = useChange(imports.undo);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const takeBack = async ({ id, kind, at }: UnitImport) => {
    const title = t('imports.history.ask', { kind: t(`imports.kind.${kind}`), when: momentText(at) });
    if (!(await confirm({ title, text: t('imports.history.askText'), action: t('imports.history.undo') }))) return;
    const outcome = await undo.attempt({ params: { ...ids, importId: id } });
    if (outcome.ok) message.success(t('imports.history.done'));
    else setRefused((before) => ({ ...before, [id]: problemText(outcome.problem) }));
  };
  return (
    <Card title={t('imports.history.title')}>
      <Loaded of={history} skeleton={<PeriodSkeleton />}>
        {(entries) =>
          entries.length === 0 ? (
            <p className={styles.nothing}>{t('imports.history.none')}</p>
          ) : (
            <ul className={styles.history}>
              {entries.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  refused={refused[entry.id]}
                  isBusy={undo.state !== 'idle'}
                  onUndo={() => void takeBack(entry)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
};
