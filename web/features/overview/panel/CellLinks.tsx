import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { MoreMenu } from '#web/kit/ui/inputs/MoreMenu.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import {
  categoryLackingDemand,
  categoryOf,
  demandOf,
  overviewOf,
  planOf,
  planPlaceOf,
  remedyAt,
  shortCategoryOf,
  teamOf,
} from '../links.ts';
import type { Found } from '../model/cells.ts';
import type { WeekRange } from '../model/range.ts';
import { thisMonday } from '../useView.ts';
import styles from './Panel.module.css';

interface CellLinksProps {
  readonly found: Found;
  readonly range: WeekRange;
  /** Whether the map shows gross or net figures. */
  readonly figures: 'gross' | 'net';
}

/** The links of a cell: plan, demand and staff of a category, or the overview of an area. */
export const CellLinks = ({ found: { row, cell }, range, figures }: CellLinksProps) => {
  const { t } = useTranslation();
  const go = useNavigate();
  const category = categoryOf(row, cell);
  const planned = planPlaceOf(row, cell);
  const short = shortCategoryOf(row, cell, thisMonday());
  const lacking = cell.receipt?.demand === null ? categoryLackingDemand(row, cell) : undefined;
  const button = (to: string) => ({
    href: `#${to}`,
    onClick: (event: React.MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void go(to);
    },
  });
  const ways = (first: string, text: string, second: string, secondText: string, staff: string) => (
    <footer className={styles.way}>
      <Button type="primary" icon={<ArrowRightOutlined aria-hidden />} iconPlacement="end" {...button(first)}>
        {text}
      </Button>
      <Button {...button(staff)}>{t('overview.showStaff')}</Button>
      <MoreMenu
        label={t('overview.moreWays')}
        items={[
          ...(short
            ? [{ key: 'remedies', label: <Link to={remedyAt(short, cell.week, figures)}>{t('remedies.open')}</Link> }]
            : []),
          { key: 'second', label: <Link to={second}>{secondText}</Link> },
        ]}
      />
    </footer>
  );
  if (lacking?.canWrite)
    return ways(
      demandOf(lacking, cell.week),
      t('overview.makeDemand'),
      planOf(lacking, cell.week),
      t('overview.showPlan'),
      teamOf(lacking, cell.week),
    );
  if (category && planned)
    return ways(
      planOf(planned, cell.week),
      t('overview.openPlan', { week: weekLabel(cell.week) }),
      demandOf(category, cell.week),
      t('overview.showDemand'),
      teamOf(category, cell.week),
    );
  if (row.kind !== 'area' || row.place === undefined || !row.place.canRead) return null;
  return (
    <footer className={styles.way}>
      <Button
        block
        icon={<ArrowRightOutlined aria-hidden />}
        iconPlacement="end"
        {...button(overviewOf(row.place, range.start))}
      >
        {t('overview.openArea', { name: row.name })}
      </Button>
    </footer>
  );
};
