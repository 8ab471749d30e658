/** Parts of the catalogue that few screens need: loaded with them, so that the first page does without. */
export const lateParts = {
  absence: { sv: () => import('./sv/absence.ts'), en: () => import('./en/absence.ts') },
  activities: { sv: () => import('./sv/activities.ts'), en: () => import('./en/activities.ts') },
  conformance: { sv: () => import('./sv/conformance.ts'), en: () => import('./en/conformance.ts') },
  imports: { sv: () => import('./sv/imports.ts'), en: () => import('./en/imports.ts') },
  setup: { sv: () => import('./sv/setup.ts'), en: () => import('./en/setup.ts') },
  invite: { sv: () => import('./sv/invite.ts'), en: () => import('./en/invite.ts') },
  rates: { sv: () => import('./sv/rates.ts'), en: () => import('./en/rates.ts') },
  net: { sv: () => import('./sv/net.ts'), en: () => import('./en/net.ts') },
  statement: { sv: () => import('./sv/statement.ts'), en: () => import('./en/statement.ts') },
  workbook: { sv: () => import('./sv/workbook.ts'), en: () => import('./en/workbook.ts') },
  secondFactor: { sv: () => import('./sv/secondFactor.ts'), en: () => import('./en/secondFactor.ts') },
} as const;

export type LatePart = keyof typeof lateParts;
export type LateTexts = { readonly [Part in LatePart]: Awaited<ReturnType<(typeof lateParts)[Part]['sv']>>['texts'] };
