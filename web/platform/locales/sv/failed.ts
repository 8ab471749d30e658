/** What could not be done, above the reason: by kind of entity and action. */
export const failed = {
  activity: {
    create: 'Aktiviteten kunde inte skapas',
    update: 'Aktiviteten kunde inte ändras',
    remove: 'Aktiviteten kunde inte tas bort',
  },
  assetPeriod: {
    create: 'Perioden kunde inte skapas',
    update: 'Perioden kunde inte ändras',
    remove: 'Perioden kunde inte tas bort',
  },
  beds: {
    create: 'Vårdplatserna kunde inte skapas',
    update: 'Vårdplatserna kunde inte ändras',
    remove: 'Vårdplatserna kunde inte tas bort',
  },
  budget: {
    create: 'Budgetperioden kunde inte skapas',
    update: 'Budgetperioden kunde inte ändras',
    remove: 'Budgetperioden får inte tas bort',
  },
  budgetHours: {
    create: 'Budgettimmarna kunde inte skapas',
    update: 'Budgettimmarna kunde inte ändras',
    remove: 'Budgettimmarna får inte tas bort',
  },
  stencil: {
    create: 'Schablonen kunde inte skapas',
    update: 'Schablonen kunde inte ändras',
    remove: 'Schablonen kunde inte tas bort',
  },
  demand: {
    create: 'Behovsperioden kunde inte skapas',
    update: 'Behovsperioden kunde inte ändras',
    remove: 'Behovsperioden kunde inte tas bort',
  },
  schema: {
    create: 'Planperioden kunde inte skapas',
    update: 'Planperioden kunde inte ändras',
    remove: 'Planperioden får inte tas bort',
  },
} as const;

/** The kinds of entity whose refused actions have a title. */
export type FailedKind = keyof typeof failed;
/** The actions that can be refused. */
export type FailedAction = keyof (typeof failed)[FailedKind];
