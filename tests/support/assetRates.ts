/** The rates, marks and level of a period of full employment, which are the defaults of a new one. */
export const assetRates = {
  workRate: 1,
  workRateExcluded: 0,
  isFillIn: false,
  isContractor: false,
  weekendRate: 1,
  nightRate: 0,
  level: 0,
};
