import Checkbox from 'antd/es/checkbox';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Asset } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { Indicators } from '#web/domain/planning/Indicators.tsx';
import { AlignedDecimal } from '#web/kit/ui/figures/AlignedDecimal.tsx';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import styles from './AssetList.module.css';
import { isActive, periodToday, spanAt } from './listed.ts';

interface AssetRowProps {
  readonly asset: Asset;
  readonly today: Day;
  readonly to: string;
  /** The room for decimals of the rates. */
  readonly decimals: number;
  readonly current: boolean;
  /** Whether the employee is marked; undefined while only one is chosen at a time. */
  readonly marked: boolean | undefined;
  readonly onMark: () => void;
  /** Something typed here is not saved. */
  readonly isUnsaved: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly menu: ReactNode;
}

/** Today's work rate; empty without a period today. */
export const rateText = (asset: Asset, today: Day): string => formatRate(periodToday(asset, today)?.workRate ?? null);

/** One employee: name and today's work rate, the span of employment, and the marks in words. */
export const AssetRow = ({ asset, today, to, decimals, current, marked, isUnsaved, ...props }: AssetRowProps) => {
  const { t } = useTranslation();
  const now = periodToday(asset, today);
  const span = spanAt(asset, today);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li
      ref={row}
      data-asset={asset.id}
      className={`${styles.row} ${current ? styles.current : ''} ${isActive(asset, today) ? '' : styles.past}`}
    >
      {marked !== undefined && (
        <Checkbox
          className={styles.check ?? ''}
          checked={marked}
          onChange={props.onMark}
          aria-label={t('assets.list.mark', { name: asset.name })}
        />
      )}
      <Link to={to} className={styles.link} aria-current={current ? 'true' : undefined} onClick={props.onOpen}>
        <span className={styles.line}>
          <b>{asset.name}</b>
          <span className={styles.rate}>
            {now && <span className="visually-hidden">{t('assets.field.workRate')} </span>}
            {now && <AlignedDecimal text={rateText(asset, today)} decimals={decimals} />}
          </span>
        </span>
        <span className={styles.second}>
          <span className={styles.span}>
            {span ? spanText(span, t('ui.period.openShort')) : t('assets.list.noPeriod')}
          </span>
          {isUnsaved && <Indicators of={['dirty']} />}
          {now?.isFillIn && <span className={styles.substitute}>{t('assets.list.substitute')}</span>}
          {now?.isContractor && <span className={styles.contractor}>{t('assets.list.contractor')}</span>}
        </span>
      </Link>
      {props.menu}
    </li>
  );
};
