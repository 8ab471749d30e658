import type { Same } from '../same.ts';
import type { failed as svFailed } from '../sv/failed.ts';

/** What could not be done, above the reason: by kind of entity and action. */
export const failed = {
  activity: {
    create: 'The activity could not be created',
    update: 'The activity could not be changed',
    remove: 'The activity could not be removed',
  },
  assetPeriod: {
    create: 'Failed to create asset period',
    update: 'Failed to update asset period',
    remove: 'Failed to delete asset period',
  },
  beds: {
    create: 'Failed to create bed period',
    update: 'Failed to update bed period',
    remove: 'Failed to delete bed period',
  },
  budget: {
    create: 'Failed to create budget period',
    update: 'Failed to update budget period',
    remove: 'Not allowed to remove budget period',
  },
  budgetHours: {
    create: 'Failed to create budget hours period',
    update: 'Failed to update budget hours period',
    remove: 'Not allowed to remove budget hours period',
  },
  stencil: {
    create: 'Failed to create stencil',
    update: 'Failed to update stencil',
    remove: 'Failed to delete stencil',
  },
  demand: {
    create: 'Failed to create demand',
    update: 'Failed to update demand period',
    remove: 'Failed to delete demand period',
  },
  schema: {
    create: 'Failed to create assetschema',
    update: 'Failed to update assetschema period',
    remove: 'Not allowed to remove asset schema',
  },
} as const satisfies Same<typeof svFailed>;
