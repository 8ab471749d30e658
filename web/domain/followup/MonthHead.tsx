import LockFilled from '@ant-design/icons/es/icons/LockFilled';
import MessageFilled from '@ant-design/icons/es/icons/MessageFilled';
import { useTranslation } from 'react-i18next';
import { openedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import styles from './FollowUpTable.module.css';
import type { Lacks } from './lacks.ts';
import { openedMonth, shortMonth } from './months.ts';
import { useLackTexts } from './useLackTexts.ts';
import { Warning } from './Warning.tsx';

interface MonthHeadProps {
  readonly month: number;
  readonly comment: string;
  readonly lacks: Lacks;
  readonly isClosed: boolean;
}

/** The name of a month; beside it that it is closed, has a comment, and that something is missing in it. */
export const MonthHead = ({ month, comment, lacks, isClosed }: MonthHeadProps) => {
  const { t } = useTranslation();
  const { demand, worklog } = useLackTexts()(lacks, month);
  const missing = month > lacks.ended ? [] : [demand, worklog].filter((text) => text !== undefined);
  return (
    <th scope="col" {...openedColumn(month === openedMonth(lacks.ended))}>
      <span className={styles.month}>
        {(isClosed || comment !== '' || missing.length > 0) && (
          <span className={styles.marks}>
            {isClosed && (
              <span className={styles.mark} title={t('followup.closing.isClosed')}>
                <LockFilled aria-hidden />
                <span className="visually-hidden">{t('followup.closing.isClosed')}</span>
              </span>
            )}
            {comment !== '' && (
              <span className={styles.mark} title={comment}>
                <MessageFilled aria-hidden />
                <span className="visually-hidden">{t('followup.hasComment')}</span>
              </span>
            )}
            {missing.length > 0 && <Warning text={missing.join(', ')} />}
          </span>
        )}
        <span>{shortMonth(month)}</span>
      </span>
    </th>
  );
};
