import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longestComment } from '#shared/model/fields.ts';
import type { Schema } from '#shared/model/schema.ts';
import { LongText } from '#web/kit/ui/inputs/LongText.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import styles from './Comment.module.css';
import { useComment } from './useComment.ts';

interface CommentProps {
  readonly place: CategoryPlace;
  readonly schema: Schema;
}

/** How far the saving has come, in words. */
const Progress = ({ comment }: { readonly comment: ReturnType<typeof useComment> }) => {
  const { t } = useTranslation();
  const { state, dirty, saved, problem } = comment;
  if (state === 'waiting') return t('ui.waiting');
  if (state === 'busy') return t('schemas.comment.saving');
  if (dirty) return problem ? t('schemas.comment.unsaved') : '';
  return saved ? t('schemas.comment.saved') : '';
};

/** The comment on a plan period, saved when the field is left. */
const Typing = ({ place, schema }: CommentProps) => {
  const { t } = useTranslation();
  const id = useId();
  const comment = useComment(place, schema);
  const { text, dirty, state, problem, conflict } = comment;
  return (
    <>
      <div className={styles.head}>
        <label htmlFor={id}>{t('schemas.comment.label')}</label>
        <span role="status">
          <Progress comment={comment} />
        </span>
      </div>
      <LongText
        id={id}
        className={styles.field}
        most={longestComment}
        value={text}
        onChange={(event) => comment.type(event.target.value)}
        onBlur={comment.save}
      />
      {dirty && state === 'idle' && problem !== undefined && (
        <div className={styles.failed}>
          <ProblemAlert problem={problem} />
          <Button size="small" onClick={comment.save}>
            {t('ui.save')}
          </Button>
        </div>
      )}
      <ConflictDialog {...conflict} />
    </>
  );
};

/** The comment on a plan period; read-only without the right to change it. */
export const Comment = ({ editable, ...props }: CommentProps & { readonly editable: boolean }) => {
  const { t } = useTranslation();
  if (editable) return <Typing key={props.schema.id} {...props} />;
  return (
    <>
      <h3 className={styles.head}>{t('schemas.comment.label')}</h3>
      <p className={styles.read}>{props.schema.comments || t('schemas.comment.none')}</p>
    </>
  );
};
