import type { TFunction } from 'i18next';
import { type SumReceipt, supplyWithDemand } from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf, type Week } from '#shared/time/week.ts';
import type { FigureKind } from '#web/domain/receipts/useFigures.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { dateFormatter, longDayText, weekDates } from '#web/kit/ui/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { MonthSpan } from '#web/kit/ui/months.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';

const styles = {
  month: { month: 'long' },
  shortMonth: { month: 'short' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
} as const;

const write = (day: string, style: keyof typeof styles): string =>
  dateFormatter({ timeZone: 'UTC', ...styles[style] })
    .format(new Date(`${day}T12:00:00Z`))
    .replace('.', '');

/** A month over its weeks, with the year in January; short where it has one week only, and with `isShort`, where the weeks scroll. */
export const monthHeading = ({ month, weeks }: Pick<MonthSpan, 'month' | 'weeks'>, isShort = false): string => {
  const name = write(`${month}-15`, weeks > 1 && !isShort ? 'month' : 'shortMonth');
  const year = month.endsWith('-01') && weeks > 2 && !isShort ? ` ${month.slice(0, 4)}` : '';
  return name.slice(0, 1).toUpperCase() + name.slice(1) + year;
};

/** `v25, 15–21 juni 2026`; `v53, 28 december 2026 – 3 januari 2027` over the turn of the year. */
export const weekText = (week: Week): string => {
  const end = sundayOf(week.start);
  const [first, last] = [week.start.slice(0, 4), end.slice(0, 4)];
  const days = first === last ? weekDates(week.start) : `${longDayText(week.start)} ${first} – ${longDayText(end)}`;
  return `${weekLabel(week)}, ${days} ${last}`;
};

/** `fre 19 jun`. */
export const shortDay = (day: string): string => write(day, 'day').replace(',', '').replace('.', '');

/** `tillgång 11,84 − behov 14,23`: what a difference is of; of a net difference the gross one. */
export const termsText = (t: TFunction, receipt: SumReceipt | undefined, gross: SumReceipt | undefined): string => {
  if (gross)
    return t('overview.figures.grossDiff', { diff: numberText(writtenDiff(gross, 'diff'), 'receipt', { sign: true }) });
  const demand = receipt?.demand ?? null;
  if (demand === null) return t('overview.formulaUnknown', { supply: numberText(receipt?.workRateSum, 'receipt') });
  const ofKnown = receipt && receipt.workRateWithoutDemand > 0 ? 'overview.formulaWithDemand' : 'overview.formula';
  const supply = receipt && supplyWithDemand(receipt);
  return t(ofKnown, { supply: numberText(supply, 'receipt'), demand: numberText(demand, 'receipt') });
};

/** `−8,4 % av behovet`. */
export const shareText = (t: TFunction, share: number): string =>
  t('overview.share', { percent: numberText(share, 'keyValue', { sign: true }) });

/** What a map writes: of categories of several units the differences in percent of the demand. */
export type MapFigures = FigureKind | 'share' | 'netShare';

/** The figures of a map as they are chosen; `isShare`: of categories of several units. */
export const mapFigures = (figures: FigureKind, isShare: boolean): MapFigures => {
  if (!isShare || figures === 'risk') return figures;
  return figures === 'net' ? 'netShare' : 'share';
};

/** What the figures of the weeks are: `netto − behov, från v48` where the weeks before the Monday are shown too. */
export const figuresText = (t: TFunction, figures: MapFigures, weeks: readonly Week[], monday: Day): string => {
  if (figures === 'gross') return t('overview.unit');
  if (figures === 'share') return t('overview.figures.unit.share');
  const first = weeks.findIndex(({ start }) => start === monday);
  const from = first > 0 ? t('overview.figures.from', { week: weekLabel(weeks[first]!) }) : '';
  return t(`overview.figures.unit.${figures}`) + from;
};
