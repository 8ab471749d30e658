import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { FigureRef } from '#web/domain/explained/figure.ts';
import { gapsOfReceipts } from '#web/domain/receipts/gaps.ts';
import { drawnValues, inDrawnOrder, linesOf, netLinesOf, spreadOf } from '#web/domain/receipts/lines.ts';
import { netFrom } from '#web/domain/receipts/net.ts';
import type { StepLine } from '#web/kit/charts/lines.ts';
import { PaperGraph } from '#web/kit/charts/PaperGraph.tsx';
import { PaperLines } from '#web/kit/charts/PaperLegend.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { heightOf } from '../model/chart.ts';
import { type RowChoice, weekGroups, withoutEmptyParts } from '../model/rows.ts';
import { Section } from '../paper/Section.tsx';
import { useLeastWeek } from './useLeastWeek.ts';
import { useWeekParts } from './useWeekParts.ts';
import { WeekPart } from './WeekPart.tsx';
import { WeekRows } from './WeekRows.tsx';
import { WeekTable } from './WeekTable.tsx';
import { LABEL } from './widths.ts';

/** In px, of a graph over a table without the receipt: two of them with their tables are on one sheet. */
const PAPER_HEIGHT = 92;

interface WeekSectionProps {
  /** The category, or what its figures are a sum of. */
  readonly title: string;
  readonly of: Pick<FigureRef, 'unitId' | 'categoryName'>;
  readonly receipts: readonly Receipt[];
  readonly choice: RowChoice;
}

/** The lines that some week has, and the budget where it is wanted. */
const shownLines = (lines: readonly StepLine[], budget: boolean): readonly StepLine[] =>
  lines.filter(({ key, values }) => (key !== 'budget' || budget) && values.some((value) => value !== null));

/** The weeks of a category: its graph over its table, in parts as wide as the paper that share one scale. */
export const WeekSection = ({ title, of, receipts, choice }: WeekSectionProps) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const groups = useMemo(() => withoutEmptyParts(weekGroups(receipts, choice), receipts), [receipts, choice]);
  const least = useLeastWeek(groups, receipts);
  const { parts, week } = useWeekParts(receipts, { least });
  const { budget, netMonday } = choice;
  const linesIn = useCallback(
    (weeks: readonly Receipt[]) => (netMonday ? netLinesOf(t, weeks, netMonday) : linesOf(t, weeks)),
    [t, netMonday],
  );
  const gapsIn = useCallback(
    (weeks: readonly Receipt[]) => gapsOfReceipts(netMonday ? netFrom(weeks, netMonday) : weeks),
    [netMonday],
  );
  const spreadIn = useCallback(
    (weeks: readonly Receipt[]) => (netMonday ? spreadOf(weeks, netMonday) : []),
    [netMonday],
  );
  const lines = useMemo(() => shownLines(linesIn(receipts), budget), [linesIn, receipts, budget]);
  const keys = new Set(lines.map(({ key }) => key));
  const spread = useMemo(() => spreadIn(receipts), [spreadIn, receipts]);
  const scale = useMemo(
    () => scaleOf(drawnValues(lines, [...gapsIn(receipts), ...spread])),
    [lines, receipts, gapsIn, spread],
  );
  const legend = (
    <PaperLines
      label={t('schemas.lines')}
      lines={lines}
      short={t('schemas.shortage')}
      over={t('schemas.surplus')}
      spread={spread.length > 0 ? t('schemas.spread') : undefined}
    />
  );
  return (
    <Section title={title} legend={legend}>
      {parts.map((part, index) => (
        <WeekPart key={part[0]?.start} title={title} weeks={part} continues={index > 0}>
          <PaperGraph
            description={t('reports.weeks.chart', { title })}
            lines={inDrawnOrder(linesIn(part).filter(({ key }) => keys.has(key)))}
            count={part.length}
            scale={scale}
            axis={LABEL}
            step={week}
            height={isPrinted && !choice.receipt ? Math.min(PAPER_HEIGHT, heightOf(scale)) : heightOf(scale)}
            gaps={gapsIn(part)}
            spread={spreadIn(part)}
            dividers={[...monthStartsOf(part.map(({ start }) => start))]}
          />
          <WeekTable
            caption={t('reports.weeks.table', { title })}
            mondays={part.map(({ start }) => start)}
            week={week}
            of={of}
          >
            <WeekRows receipts={part} groups={groups} />
          </WeekTable>
        </WeekPart>
      ))}
    </Section>
  );
};
