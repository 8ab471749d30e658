import type { Same } from '../same.ts';
import type { plan as sv } from '../sv/plan.ts';

/** Texts of the plan page around its tabs. */
export const plan = {
  tabs: 'Plan',
  tools: 'Tools of the tab',
  overview: 'Overview',
  demand: 'Demand',
  schemas: 'Plan',
  assets: 'Staff',
  budget: 'Budget',
  followup: 'Follow-up',
  report: 'Report',
  draft: 'not saved',
  noCategories: 'The unit has no categories yet.',
  noCategoriesText: 'An administrator adds categories and shifts under Manage.',
  nothing: 'You do not have access to any unit.',
  nothingText: 'Ask a superuser of your organisation for access, then reload the page.',
} as const satisfies Same<typeof sv>;
