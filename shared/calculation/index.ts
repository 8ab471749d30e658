/** The rules of planning, one a file, below the headings of README.md. */

// 3. Demand

export { demandIn } from './demand.ts';
export { demandSummary, rowSummary, weekHoursOf } from './demandSummary.ts';
export { fullTimeWeek } from './fullTimeWeek.ts';
export type * from './input.ts';
export { type StaffedDayOff, staffedDaysOff } from './movedDays.ts';
export { services } from './services.ts';
export { type ShiftCategory, shiftCategories, shiftCategory } from './shiftCategory.ts';
export { shiftHours } from './shiftHours.ts';
export { shiftLength } from './shiftLength.ts';
export { staffOf } from './staffOf.ts';
export { isWeekendDayOf } from './weekendDay.ts';

// 4. Supply

export { absencesByKind } from './absencesByKind.ts';
export { supplyIn } from './supply.ts';

// 5. Receipt

export { supplyWithDemand } from './coveredSupply.ts';
export { type Imbalance, imbalanceOf } from './imbalance.ts';
export type { ReadPlan } from './readPlan.ts';
export { readReceiptsOfWeeks, readWeeks, receiptsOf, receiptsOfWeeks } from './receiptsOf.ts';
export { isShort } from './shortage.ts';
export { type CategoryReceipts, sumByName, sumOfCategories } from './sumOfCategories.ts';
export { sumOfKnown } from './sumOfKnown.ts';
export { sumOfWeek } from './sumOfWeek.ts';
export { type Addend, addendOf, type SumReceipt, sumReceipts } from './sumReceipts.ts';
export type { WeekReceipt } from './weekReceipt.ts';

// 6. Beds and hours per bed and day

export { bedDays } from './bedDays.ts';
export { bedsAverage } from './bedsAverage.ts';
export { openDays } from './openDays.ts';
export { demandPerBedAndDay, perBedAndDay } from './perBedAndDay.ts';
export { weightedBeds } from './weightedBeds.ts';

// 7. Follow-up

export {
  type ActivityInput,
  activitiesOfYear,
  costKindOf,
  isOfHours,
  type MonthValues,
} from './activities.ts';
export { type FollowUpYear, followUpOf, workedHours } from './followUp.ts';
export { costOf as costOfHours, isCostedAtHour } from './followUpCost.ts';
export { type FollowUpPlan, type FollowUpRow, totalOfMonths } from './followUpRow.ts';
export { dayMeanOfMonths, endedMonths, monthDays } from './months.ts';

// 7. Follow-up of an area and organisation

export { type AmountMeasure, isKnown, measures } from './amounts.ts';
export { placeYear } from './placeYear.ts';
export { type PlaceRowName, placeRows, type UnitMonthsPlan, unitMonthsOf } from './unitMonths.ts';

// 8. Key values

export { joinedLacks, type KeyValueRange, keyValueYears, lacksOfMonth, type MonthLack } from './keyValueMonths.ts';
export { unitSums } from './keyValueSums.ts';
export { keyValuesOf } from './keyValues.ts';
export {
  type WorkedPlan,
  workedKeyValues,
  workedSums,
} from './workedKeyValues.ts';

// 9. Forecasts

export { byCategoryName } from './categoryOrder.ts';
export { type ForecastType, forecastDiffs, forecastOf } from './forecast.ts';
export { type CategoryLack, lacksOf } from './lacks.ts';
export { levelMeans, levelShares } from './levels.ts';
export { withSimulated } from './onlySimulated.ts';
export { readReceiptOver, receiptOver } from './receiptOver.ts';
export { averageWeekendBeds, budgetHoursIn, rangeDemand, readRangeDemand } from './unitFigures.ts';

// 12. Cost of a year

export {
  budgetByMonth,
  costOfYear,
  isRentalAtHour,
  servicesOfHours,
  type YearCost,
  yearCost,
} from './yearCost.ts';

// 15. Expected absence

export {
  absenceHistory,
  type CategoryHistory,
  countedHistory,
  type HistoryPlan,
  mostPercent,
} from './absenceHistory.ts';
export {
  absenceShares,
  absenceSources,
  type ExpectedKind,
  expectedKinds,
  expectedPercentage,
  type KnownAbsence,
} from './expectedAbsence.ts';

// 16. Risk

export { neededFor, type RiskInput, riskBars, riskOf, weekRiskInput } from './risk.ts';

// 13. Explanations

export { type BalanceField, balanceFields, explainBalance, sumExplained } from './explainBalance.ts';
export { explainCost } from './explainCost.ts';
export { explainFollowUp } from './explainFollowUp.ts';
export { explainKeyValue, type KeyValueField, keyValueFields } from './explainKeyValue.ts';
export {
  type CountMeanField,
  countMeanFields,
  explainCountMean,
  explainShare,
  type ShareField,
  shareFields,
} from './explainLevels.ts';
export { explainMean, type MeanField, meanFields } from './explainMeans.ts';
export { explainPart, type PartField, partFields } from './explainParts.ts';
export { explainPlanCost, type PlanCostField, planCostFields } from './explainPlanCost.ts';
export { explainBeds, explainBudgetHours, explainHours } from './explainUnit.ts';
export { explainWorked, type WorkedField, workedFields } from './explainWorked.ts';
export { type Explained, type LeftOut, recomputed, refOf, type Step } from './explanation.ts';

// 17. Cost that follows the plan

export { type HourCosts, hourCosts, unitYearHours, type YearHours, yearHoursOf } from './hourCosts.ts';
export { normalWeekParts } from './normalWeekCost.ts';
export type { ObHours } from './obHours.ts';
export {
  type CostPart,
  costPartsIn,
  costPartsInEach,
  demandCostOf,
  type PlanCost,
  type RatesOfYear,
  sumOfPlanCosts,
  supplyCostOf,
  uniqueMissing,
} from './planCost.ts';
export { type CategoryRates, hourCost, monthHours, ratesOf, taxFactor, type YearRates } from './rates.ts';

// 18. From a shortage to remedies

export {
  type Measure,
  proposedAmounts,
  type RemedyCase,
  type RemedyKind,
  type RemedyOutcome,
  remedyKinds,
  remedyOutcome,
  worstLack,
} from './remedies.ts';
export { limitOfWeeks, loanLimit, moreTimeSpare, movableLeaves, overtimeLimit } from './remedyLimits.ts';
export { remedyPrices } from './remedyPrices.ts';
export { staffCauses } from './shortageCauses.ts';
export { type ShortageRun, shortageRuns } from './shortageRuns.ts';
