/** The key of a forecast's texts. */
export const forecastKeys = {
  'demand/assets': 'demandAssets',
  'budget/assets': 'budgetAssets',
  'assets/budget': 'assetsBudget',
  'demand/budget': 'demandBudget',
} as const;
