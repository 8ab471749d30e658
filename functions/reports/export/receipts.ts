import type { Part } from '#functions/core/sheets/part.ts';
import { type ReceiptColumns, type ReceiptRow, receiptPart, weekRow } from '#functions/core/sheets/receiptPart.ts';
import type { CategoryWeekReceipts, OverviewAnswer, PeriodReceipt, UnitOverview } from '#shared/model/reportAnswer.ts';
import { addDays } from '#shared/time/day.ts';
import { unitGroup } from './unitGroup.ts';

type Names = Pick<ReceiptRow, 'orgName' | 'areaName' | 'unitName' | 'categoryName'>;

const spanRow = (names: Names, of: 'year' | 'period', { year, start, end, ...receipt }: PeriodReceipt): ReceiptRow => ({
  ...names,
  of,
  year: of === 'year' ? year : null,
  week: null,
  from: start,
  to: end,
  receipt,
});

/** The weeks of a category, then their years, all of them together, and the means by level, where the report has them. */
const categoryRows = (
  unit: UnitOverview,
  { categoryName, weeks, years = [], period, levelMeans, competency }: CategoryWeekReceipts,
): readonly ReceiptRow[] => {
  const { orgName, areaName, unitName } = unit;
  const names = { orgName, areaName, unitName, categoryName };
  const shares = new Map(competency?.map(({ start, levels, withoutLevel }) => [start, [...levels, withoutLevel]]));
  const rows = weeks.map((receipt) => ({ ...weekRow(names, receipt), shares: shares.get(receipt.start) }));
  const last = weeks.at(-1);
  return [
    ...rows,
    ...years.map((year) => spanRow(names, 'year', year)),
    ...(period ? [spanRow(names, 'period', period)] : []),
    ...(levelMeans && weeks[0] && last
      ? [
          {
            ...names,
            of: 'mean' as const,
            year: null,
            week: null,
            from: weeks[0].start,
            to: addDays(last.start, 6),
            receipt: { levels: levelMeans.levels, workingCount: levelMeans.workingCount },
          },
        ]
      : []),
  ];
};

/** The receipts of a report, in a workbook a sheet for each unit. */
export const receiptsOfReport = ({ unitOverviews }: OverviewAnswer, columns: ReceiptColumns): Part =>
  receiptPart(
    'Veckor',
    unitOverviews.map((unit) => ({
      name: unitGroup(unit),
      rows: unit.categoryWeekReceipts.flatMap((category) => categoryRows(unit, category)),
    })),
    columns,
  );
