import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { LongText } from '#web/kit/ui/inputs/LongText.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { Decision } from './Decision.tsx';
import styles from './Edit.module.css';
import { longMonth } from './model/months.ts';
import { MOST, type useComments } from './useComments.ts';

interface CommentsCardProps {
  readonly year: number;
  readonly comments: ReturnType<typeof useComments>;
  /** The months whose comments cannot be changed. */
  readonly locked: ReadonlySet<string>;
  /** The button that saves, where no sheet has it. */
  readonly actions: ReactNode;
}

/** The comments of the year, one a month. */
export const CommentsCard = ({ year, comments, locked, actions }: CommentsCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card title={t('activities.edit.comments', { year: String(year) })} actions={actions} className={styles.comments}>
      <ProblemAlert problem={comments.problem} title={t('activities.edit.commentsFailed')} />
      <div className={styles.months}>
        {monthNames.map((month) => {
          const text = comments.textOf(month);
          const conflict = comments.conflictAt(month);
          return (
            <div key={month} className={styles.month}>
              <label htmlFor={`${id}-${month}`}>
                {longMonth(month)}
                {locked.has(month) && <small> {t('activities.edit.isClosed')}</small>}
              </label>
              <span className={styles.count}>
                {t('activities.edit.count', { count: [...text].length, most: String(MOST) })}
              </span>
              <LongText
                id={`${id}-${month}`}
                rows={3}
                most={MOST}
                value={text}
                readOnly={locked.has(month)}
                {...(conflict && { 'aria-invalid': true, 'aria-describedby': `${id}-${month}-conflict` })}
                onChange={({ target }) => comments.type(month, target.value)}
              />
              {conflict && (
                <Decision
                  id={`${id}-${month}-conflict`}
                  conflict={conflict}
                  onDecide={(mine) => comments.decide(month, mine)}
                />
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
};
