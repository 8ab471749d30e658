import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { AbsenceComments } from '#shared/model/absenceComments.ts';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import styles from './CommentsCard.module.css';

type Word = AbsenceComments['words'][number];

interface ProposalProps {
  readonly words: readonly Word[];
  readonly isBusy: boolean;
  /** With the words that become kinds; none: the unit wants none. */
  readonly onAnswer: (words: readonly Word[]) => void;
}

/** The comments with their kinds, each of which can be left out. */
const Proposal = ({ words, isBusy, onAnswer }: ProposalProps) => {
  const { t } = useTranslation();
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const chosen = words.filter(({ word }) => !without.has(word));
  const count = chosen.reduce((sum, one) => sum + one.count, 0);
  return (
    <Alert
      type="info"
      className={styles.card}
      title={t('assets.comments.title')}
      description={
        <>
          <p>{t('assets.comments.text')}</p>
          <ul>
            {words.map(({ word, kind, count: periods }) => (
              <li key={word}>
                <Checkbox
                  checked={!without.has(word)}
                  onChange={({ target }) => {
                    const next = new Set(without);
                    if (target.checked) next.delete(word);
                    else next.add(word);
                    setWithout(next);
                  }}
                >
                  {t('assets.comments.word', {
                    count: periods,
                    word,
                    kind: t(`assets.absence.${kind}`).toLocaleLowerCase(),
                  })}
                </Checkbox>
              </li>
            ))}
          </ul>
          <p className={styles.actions}>
            <Button
              type="primary"
              size="small"
              loading={isBusy}
              disabled={chosen.length === 0}
              onClick={() => onAnswer(chosen)}
            >
              {t('assets.comments.accept', { count })}
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => onAnswer([])}>
              {t('assets.comments.refuse')}
            </Button>
          </p>
        </>
      }
    />
  );
};

/**
 * Asks a unit once which comments of its periods are kinds of absence; the answer can be taken back in one step as long as it is shown.
 * Nothing where there are no such comments.
 */
export const CommentsCard = ({ place }: { readonly place: CategoryPlace }) => {
  const { t } = useTranslation();
  const { orgId, areaId, unitId } = place.ids;
  const params = { orgId, areaId, unitId };
  const { data } = useEndpoint(assets.absenceComments, { params }, { revalidateOnFocus: false });
  const answer = useChange(assets.answerComments);
  const undo = useChange(assets.undoComments);
  const [named, setNamed] = useState<Parameters<typeof undo.run>[0]['body']>();
  const [left, setLeft] = useState<number>();
  const words = data?.words ?? [];
  const close = () => {
    setNamed(undefined);
    setLeft(undefined);
  };
  return (
    <>
      <ProblemAlert problem={answer.problem ?? undo.problem} title={t('assets.comments.failed')} conflicts />
      {named ? (
        <Alert
          type="success"
          className={styles.card}
          title={t('assets.comments.done', { count: named.periods.length })}
          closable={{ onClose: close, 'aria-label': t('ui.close') }}
          action={
            <Button
              size="small"
              loading={undo.state !== 'idle'}
              onClick={async () => {
                const undone = await undo.run({ params, body: named });
                if (undone === undefined) return;
                setNamed(undefined);
                setLeft(undone.answer.left);
              }}
            >
              {t('assets.comments.undo')}
            </Button>
          }
        />
      ) : left !== undefined ? (
        <Alert
          type="info"
          className={styles.card}
          title={left === 0 ? t('assets.comments.undone') : t('assets.comments.left', { count: left })}
          closable={{ onClose: close, 'aria-label': t('ui.close') }}
        />
      ) : (
        words.length > 0 && (
          <Proposal
            words={words}
            isBusy={answer.state !== 'idle'}
            onAnswer={async (chosen) => {
              const done = await answer.run({ params, body: { words: chosen.map(({ word }) => word) } });
              if (done && done.answer.periods.length > 0) setNamed(done.answer);
            }}
          />
        )
      )}
    </>
  );
};
