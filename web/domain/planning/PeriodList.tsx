import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Pagination from 'antd/es/pagination';
import { cloneElement, type HTMLAttributes, isValidElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { today } from '#web/kit/ui/dates.ts';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import { periodText } from './dates.ts';
import { Indicators } from './Indicators.tsx';
import type { ListedPeriod, PeriodListProps } from './listed.ts';
import { PeriodBar } from './PeriodBar.tsx';
import styles from './PeriodList.module.css';

const PAGE = 7;

const Row = ({
  period,
  current,
  to,
}: {
  readonly period: ListedPeriod;
  readonly current: boolean;
  readonly to: string;
}) => {
  const { t } = useTranslation();
  const { weeks, year, days } = periodText(period, t('ui.period.openShort'));
  const past = period.end !== null && period.end < today();
  return (
    <Link to={to} className={`${styles.row} ${past ? styles.past : ''}`} aria-current={current ? 'true' : undefined}>
      <span className={styles.line}>
        <b>{weeks}</b>
        <span className={styles.year}>{year}</span>
        <span className={styles.grow} />
        <Indicators of={period.indicators ?? []} />
        {period.word !== undefined && <span className={styles.word}>{period.word}</span>}
      </span>
      <span className={styles.second}>
        {days}
        <span className={styles.grow} />
        {period.note}
      </span>
    </Link>
  );
};

const pageOf = (periods: readonly ListedPeriod[], selected: string | undefined): number =>
  Math.floor(
    Math.max(
      0,
      periods.findIndex(({ id }) => id === selected),
    ) / PAGE,
  ) + 1;

const Paged = ({ title, periods, selected, hrefOf, action, children }: PeriodListProps) => {
  const { t } = useTranslation();
  const heading = useId();
  const [turned, setTurned] = useState<{ readonly page: number; readonly for: string | undefined }>();
  const page = turned !== undefined && turned.for === selected ? turned.page : pageOf(periods, selected);
  const shown = periods.slice((page - 1) * PAGE, page * PAGE);
  const range = { from: (page - 1) * PAGE + 1, to: (page - 1) * PAGE + shown.length, total: periods.length };
  return (
    <aside className={styles.list} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {action}
      </header>
      {children ?? (
        <ul>
          {shown.map((period) => (
            <li key={period.id}>
              <Row period={period} current={period.id === selected} to={hrefOf(period.id)} />
            </li>
          ))}
        </ul>
      )}
      {periods.length > PAGE && (
        <footer>
          <Pagination
            size="small"
            total={periods.length}
            pageSize={PAGE}
            current={page}
            showSizeChanger={false}
            showLessItems
            itemRender={(_, kind, item) => {
              if (!isValidElement<HTMLAttributes<HTMLElement>>(item) || (kind !== 'prev' && kind !== 'next'))
                return item;
              const icon = kind === 'prev' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />;
              return cloneElement(item, { 'aria-label': t(`ui.period.pages.${kind}`) }, icon);
            }}
            onChange={(next) => setTurned({ page: next, for: selected })}
          />
          <span>{t('ui.period.shown', range)}</span>
        </footer>
      )}
    </aside>
  );
};

/** The paged list of periods, seven a page, opened at the selected one; on a narrow screen a bar `‹ period ›`. */
export const PeriodList = (props: PeriodListProps) => (useIsNarrow() ? <PeriodBar {...props} /> : <Paged {...props} />);
