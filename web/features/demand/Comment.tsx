import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { longestComment } from '#shared/model/fields.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { LongText } from '#web/kit/ui/inputs/LongText.tsx';
import styles from './DemandTab.module.css';

interface CommentProps {
  readonly text: string;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
}

const PeriodComment = ({ text, readOnly, onText }: CommentProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card
      title={<label htmlFor={id}>{t('demand.comment')}</label>}
      actions={!readOnly && <span className={styles.saved}>{t('demand.commentSaved')}</span>}
      className={styles.comment}
    >
      <LongText
        id={id}
        rows={4}
        most={longestComment}
        value={text}
        readOnly={readOnly}
        variant={readOnly ? 'borderless' : 'outlined'}
        onChange={({ target }) => onText(target.value)}
      />
    </Card>
  );
};

/** The period's comment; saved with the period. */
export const Comment = memo(PeriodComment);
