import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import Button from 'antd/es/button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainDrawer } from '#web/domain/explain/ExplainDrawer.tsx';
import { PeopleLists } from '#web/domain/receipts/PeopleLists.tsx';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import shadeStyles from '#web/kit/ui/figures/shades.module.css';
import { HolidayList } from '#web/kit/ui/holidays/HolidayList.tsx';
import { useEscape } from '#web/kit/ui/hooks/useEscape.ts';
import { useIsLow, useIsPhone, useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { CloseButton } from '#web/kit/ui/state/CloseButton.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { totalName } from '../map/totalName.ts';
import { partsInWeek } from '../model/breakdown.ts';
import { type Found, findCell } from '../model/cells.ts';
import { explainedWeek } from '../model/explained.ts';
import { isNetWeek } from '../model/net.ts';
import { isOfUnits } from '../model/outline.ts';
import type { WeekRange } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import type { UnitKnowledge } from '../model/unit.ts';
import { shareText, shortDay, weekText } from '../texts.ts';
import { Bars } from './Bars.tsx';
import { Breakdown } from './Breakdown.tsx';
import { CellLinks } from './CellLinks.tsx';
import { LateCost } from './LateCost.tsx';
import { LateNet } from './LateNet.tsx';
import { Notes } from './Notes.tsx';
import styles from './Panel.module.css';
import { Reason } from './Reason.tsx';
import { Trend } from './Trend.tsx';
import { UnitFigures } from './UnitFigures.tsx';
import { UnitReceipt } from './UnitReceipt.tsx';
import { Verdict } from './Verdict.tsx';

interface PanelProps {
  /** The cell as the map shows it. */
  readonly found: Found;
  /** The cell is the selected one: no other is under the pointer. */
  readonly isResting: boolean;
  readonly rows: readonly MapRow[];
  /** The same rows before expected absence. */
  readonly gross: readonly MapRow[];
  readonly range: WeekRange;
  readonly chosen: ReadonlySet<string>;
  /** Undefined above the units. */
  readonly unit: UnitKnowledge | undefined;
  /** Whether the map shows gross or net figures. */
  readonly figures: 'gross' | 'net';
  readonly onClose: () => void;
}

const holidayStyles = {
  list: styles.holidays,
  day: styles.holiday,
  break: styles.break,
  breakRow: styles.breakNote,
};

interface TurnProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly folded: boolean;
  readonly onTurn: () => void;
}

/** In a low window: shows or hides why. */
const Turn = ({ button, folded, onTurn }: TurnProps) => {
  const { t } = useTranslation();
  return (
    <Button
      ref={button}
      type="link"
      size="small"
      icon={folded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      iconPlacement="end"
      aria-expanded={!folded}
      onClick={onTurn}
    >
      {t(folded ? 'overview.why' : 'overview.hideWhy')}
    </Button>
  );
};

/** Wider than a phone, where the panel lies below the map. */
const BELOW = '(min-width: 701px) and (max-width: 1199px)';

/** A scrolling area must be reachable by keyboard. */
const scrolled = (phone: boolean) => (phone ? { tabIndex: 0 } : {});

/** The explanation of the selected cell, with links; on a phone and in a low window a panel at the bottom, folded at first. */
export const Panel = ({
  found,
  isResting,
  rows: shown,
  gross: rows,
  range,
  chosen,
  unit,
  figures,
  onClose,
}: PanelProps) => {
  const { t } = useTranslation();
  const [phone, low, below] = [useIsPhone(), useIsLow(), useMedia(BELOW)];
  const [isFolded, setFolded] = useState(true);
  const folded = isFolded && (phone || low);
  const turn = () => setFolded(!isFolded);
  const { cell: shownCell } = found;
  // Explanations and parts name gross and net each by its own field.
  const planned = findCell(rows, { row: found.row.key, week: shownCell.week.start }) ?? found;
  const { row, cell } = planned;
  const isNet = rows !== shown && isNetWeek(cell);
  const total = rows.at(-1);
  const name = totalName(t, row);
  const parent = row.kind === 'unit' ? row.place?.parent?.name : undefined;
  const ways = <CellLinks found={found} range={range} figures={figures} />;
  const panel = useRef<HTMLElement>(null);
  const turner = useRef<HTMLButtonElement>(null);
  const isOver = low && !folded;
  useEscape(() => {
    if (!isOver) return;
    setFolded(true);
    turner.current?.focus();
  });
  // What the open panel lies over is scrolled above it.
  useEffect(() => {
    const cell = panel.current?.parentElement?.querySelector('[aria-selected="true"]');
    if (isOver) cell?.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  return (
    <section
      ref={panel}
      className={`${styles.panel} ${folded ? styles.folded : ''}`}
      aria-label={t('overview.explains', { name, week: weekLabel(cell.week) })}
    >
      <div className={styles.head}>
        {phone && (
          <button
            type="button"
            className={styles.handle}
            aria-expanded={!folded}
            aria-label={t(folded ? 'overview.unfold' : 'overview.fold')}
            onClick={turn}
          />
        )}
        <header className={styles.header}>
          <div>
            <h2>{name}</h2>
            {low && folded ? (
              <Reason found={planned} shown={shownCell} rows={rows} range={range} chosen={chosen} isNet={isNet} />
            ) : (
              <p>
                <span>{weekText(cell.week)}</span> {parent && <span>{parent}</span>}
                {phone && shownCell.share != null && <span>{shareText(t, shownCell.share)}</span>}
              </p>
            )}
          </div>
          {below && !folded && ways}
          {low ? <Turn button={turner} folded={folded} onTurn={turn} /> : !phone && <CloseButton onClose={onClose} />}
        </header>
        <div className={styles.hero}>
          <span className={`${styles.figure} ${shadeStyles[shownCell.shade]}`}>
            {numberText(shownCell.receipt && writtenDiff(shownCell.receipt, 'diff'), 'receipt', { sign: true })}
          </span>
          <Verdict cell={shownCell} gross={isNet ? cell.receipt : undefined} />
        </div>
      </div>
      {!folded && (
        <>
          <div className={styles.about}>
            <HolidayList monday={cell.week.start} dayText={shortDay} styles={holidayStyles} />
            <Notes cell={shownCell} inUnits={isOfUnits(row)} />
          </div>
          <div className={styles.body} {...scrolled(phone)}>
            {isNet && <LateNet found={planned} rows={rows} chosen={chosen} isResting={isResting} />}
            {unit ? (
              <>
                {!isNet && (
                  <ExplainDrawer week={explainedWeek(total ?? row, rows, chosen, cell.week.start)}>
                    <UnitReceipt rows={rows} week={cell.week} selected={row.key} />
                  </ExplainDrawer>
                )}
                <ExplainDrawer week={explainedWeek(row, rows, chosen, cell.week.start)}>
                  <UnitFigures cell={cell} beds={unit.beds} parts={partsInWeek(row, rows, cell)} />
                </ExplainDrawer>
                <PeopleLists people={unit.peopleOf(cell.week.start, row)} />
              </>
            ) : (
              <>
                <ExplainDrawer week={explainedWeek(row, rows, chosen, cell.week.start)}>
                  {cell.receipt && !isNet && <Bars receipt={cell.receipt} />}
                  <Breakdown found={planned} rows={rows} range={range} chosen={chosen} isNet={isNet} />
                </ExplainDrawer>
                <Trend row={found.row} week={cell.week} range={range} />
              </>
            )}
            <LateCost found={planned} rows={rows} chosen={chosen} isResting={isResting} />
          </div>
          {!below && ways}
        </>
      )}
      <p className={styles.keys}>
        <kbd>←</kbd>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <kbd>→</kbd> {t('overview.keys.move')} <kbd>↵</kbd> {t('overview.keys.open')}
      </p>
    </section>
  );
};
