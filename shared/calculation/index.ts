/** The rules of planning, one a file, below the headings of README.md. */

// 3. Demand

export { demandIn } from './demand.ts';
export { demandSummary, rowSummary } from './demandSummary.ts';
export { fullTimeWeek } from './fullTimeWeek.ts';
export type * from './input.ts';
export { services } from './services.ts';
export { shiftCategories, shiftCategory } from './shiftCategory.ts';
export { shiftHours } from './shiftHours.ts';
export { shiftLength } from './shiftLength.ts';
export { staffOf } from './staffOf.ts';
export { isWeekendDayOf } from './weekendDay.ts';

// 4. Supply

export { supplyIn } from './supply.ts';

// 5. Receipt

export { receiptsOf } from './receiptsOf.ts';
export { isShort } from './shortage.ts';
export { type CategoryReceipts, sumByName, sumOfCategories } from './sumOfCategories.ts';
export { type Addend, addendOf, type SumReceipt, sumReceipts } from './sumReceipts.ts';
export type { WeekReceipt } from './weekReceipt.ts';

// 6. Beds and hours per bed and day

export { bedDays } from './bedDays.ts';
export { bedsAverage } from './bedsAverage.ts';
export { openDays } from './openDays.ts';
export { demandPerBedAndDay, perBedAndDay } from './perBedAndDay.ts';
export { weightedBeds } from './weightedBeds.ts';

// 9. Forecasts

export { byCategoryName } from './categoryOrder.ts';

// 12. Cost of a year

export { isRentalAtHour, type YearCost, yearCost } from './yearCost.ts';
