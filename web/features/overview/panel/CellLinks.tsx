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

interface Way {
  readonly to: string;
  readonly text: string;
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
  /** The two most wanted as buttons, the others in a menu. A shortage is closed in three steps, of which this is the first. */
  const ways = (first: Way, second: Way, staff: string) => {
    const close = short && { to: remedyAt(short, cell.week, figures), text: t('remedies.open') };
    const beside = { to: staff, text: t('overview.showStaff') };
    const [shown, ...others] = [...(close ? [close] : []), beside, second];
    return (
      <footer className={styles.way}>
        <Button type="primary" icon={<ArrowRightOutlined aria-hidden />} iconPlacement="end" {...button(first.to)}>
          {first.text}
        </Button>
        {shown && <Button {...button(shown.to)}>{shown.text}</Button>}
        <MoreMenu
          label={t('overview.moreWays')}
          items={others.map(({ to, text }) => ({ key: to, label: <Link to={to}>{text}</Link> }))}
        />
      </footer>
    );
  };
  if (lacking?.canWrite)
    return ways(
      { to: demandOf(lacking, cell.week), text: t('overview.makeDemand') },
      { to: planOf(lacking, cell.week), text: t('overview.showPlan') },
      teamOf(lacking, cell.week),
    );
  if (category && planned)
    return ways(
      { to: planOf(planned, cell.week), text: t('overview.openPlan', { week: weekLabel(cell.week) }) },
      { to: demandOf(category, cell.week), text: t('overview.showDemand') },
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
