import { useTranslation } from 'react-i18next';
import { PlanPrint } from '#web/domain/planning/PlanPrint.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { PrintFacts } from '#web/kit/ui/print/PrintFacts.tsx';
import { PrintSheet } from '#web/kit/ui/print/PrintFrame.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { cellsOf, worstOf } from '../model/cells.ts';
import { type By, isLeaf, isOfUnits } from '../model/outline.ts';
import { rangeText, type WeekRange } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import { figuresText, mapFigures } from '../texts.ts';
import { thisMonday } from '../useView.ts';
import { PrintedKey } from './PrintedKey.tsx';
import { PrintedMap } from './PrintedMap.tsx';

interface OverviewPrintProps {
  readonly place: Place;
  readonly rows: readonly MapRow[];
  /** The figures are net of expected absence from this week on. */
  readonly isNet: boolean;
  readonly range: WeekRange;
  readonly by: By;
  /** The names of the categories that the figures are limited to; none: all. */
  readonly categories: readonly string[];
}

/** The coverage map on paper: every row and week of the range, also those of folded areas. */
export const OverviewPrint = ({ place, rows, isNet, range, by, categories }: OverviewPrintProps) => {
  const { t } = useTranslation();
  const worst = worstOf(cellsOf(rows.filter(isLeaf), () => true));
  const total = rows.at(-1);
  const isShare = rows.some(isOfUnits);
  const figures = mapFigures(isNet ? 'net' : 'gross', isShare);
  return (
    <PlanPrint
      place={place}
      screen={t('plan.overview')}
      period={rangeText(range)}
      facts={figures === 'gross' ? categories : [...categories, figuresText(t, figures, range.weeks, thisMonday())]}
    >
      <PrintSheet>
        <PrintFacts
          facts={[
            { figure: numberText(total?.mean, 'keyValue', { sign: true }), text: t('overview.print.mean') },
            {
              figure: String(total?.shortWeeks ?? 0),
              text: t('overview.print.short', { count: total?.shortWeeks ?? 0, weeks: String(range.weeks.length) }),
            },
            ...(worst
              ? [
                  {
                    figure: numberText(worst.cell.shown, 'keyValue', { sign: true }),
                    text: t('overview.print.worst', {
                      name: worst.row.name,
                      week: weekName(worst.cell.receipt?.week ?? ''),
                    }),
                  },
                ]
              : []),
          ]}
        />
        <PrintedMap rows={rows} weeks={range.weeks} by={by} />
        <PrintedKey isShare={isShare} />
      </PrintSheet>
    </PlanPrint>
  );
};
