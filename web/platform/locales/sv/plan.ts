/** Texts of the plan page around its tabs. */
export const plan = {
  tabs: 'Planera',
  tools: 'Verktyg för fliken',
  overview: 'Översikt',
  demand: 'Behov',
  schemas: 'Plan',
  assets: 'Personal',
  budget: 'Budget',
  followup: 'Uppföljning',
  report: 'Rapport',
  draft: 'inte sparat',
  noCategories: 'Avdelningen har inga kategorier ännu.',
  noCategoriesText: 'En administratör lägger upp kategorier och pass under Förvalta.',
  nothing: 'Du har inte behörighet till någon avdelning.',
  nothingText: 'Be en superanvändare i din organisation om behörighet och ladda sedan om sidan.',
} as const;
