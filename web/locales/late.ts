/** Parts of the catalogue that few screens need: loaded with them, so that the first page does without. */
export const lateParts = {
  secondFactor: { sv: () => import('./sv/secondFactor.ts'), en: () => import('./en/secondFactor.ts') },
} as const;

export type LatePart = keyof typeof lateParts;
