/** The rules of planning, one a file, named as the calculation rules name them. */

// 6. Beds and hours per bed and day
export { bedDays } from './bedDays.ts';
export { type BedsAverage, bedsAverage } from './bedsAverage.ts';
// 9. Forecasts
export { byCategoryName, nameKey } from './categoryOrder.ts';
// 3. Demand
export { type Demand, demandIn } from './demand.ts';
export { type DemandSummary, demandSummary, rowSummary } from './demandSummary.ts';
export { fullTimeWeek } from './fullTimeWeek.ts';
export type * from './input.ts';
export { type OpenFor, openDays } from './openDays.ts';
export { type DemandPerBedAndDay, demandPerBedAndDay, perBedAndDay } from './perBedAndDay.ts';
// 5. Receipt
export { receiptsOf } from './receiptsOf.ts';
export { services } from './services.ts';
export { type ShiftCategory, shiftCategories, shiftCategory } from './shiftCategory.ts';
export { shiftHours } from './shiftHours.ts';
export { shiftLength } from './shiftLength.ts';
export { staffOf } from './staffOf.ts';
export { sumByName, sumReceipts } from './sumReceipts.ts';
// 4. Supply
export { type Supply, supplyIn } from './supply.ts';
export { isWeekendDayOf } from './weekendDay.ts';
export type { WeekReceipt } from './weekReceipt.ts';
export { type Beds, weightedBeds } from './weightedBeds.ts';
