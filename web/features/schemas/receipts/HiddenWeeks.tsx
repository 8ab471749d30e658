import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { type RefObject, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasured } from '#web/kit/ui/hooks/useScrollSides.ts';
import { type Columns, hiddenWeeks } from '../columns.ts';
import styles from './HiddenWeeks.module.css';

interface HiddenWeeksProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: Columns;
  readonly count: number;
}

/** How many weeks there are beyond each edge, as buttons that scroll to them; nothing where all weeks are seen. */
export const HiddenWeeks = ({ scroller, columns, count }: HiddenWeeksProps) => {
  const { t } = useTranslation();
  const measured = useMeasured(
    scroller,
    useCallback(
      ({ scrollLeft, clientWidth }) => hiddenWeeks(scrollLeft, columns, count, clientWidth).join(' '),
      [columns, count],
    ),
  );
  const [before = 0, after = 0] = measured.split(' ').map(Number);
  const scroll = (way: 1 | -1) => {
    const { current } = scroller;
    current?.scrollBy({ left: way * (current.clientWidth - columns.label) });
  };
  return (
    <span className={styles.hidden}>
      {before > 0 && (
        <button type="button" onClick={() => scroll(-1)}>
          <LeftOutlined aria-hidden /> {t('schemas.hidden.weeks', { weeks: before })}
          <span className="visually-hidden">{t('schemas.hidden.before')}</span>
        </button>
      )}
      {after > 0 && (
        <button type="button" onClick={() => scroll(1)}>
          {t('schemas.hidden.weeks', { weeks: after })}{' '}
          <span className="visually-hidden">{t('schemas.hidden.after')}</span>
          <RightOutlined aria-hidden />
        </button>
      )}
    </span>
  );
};
