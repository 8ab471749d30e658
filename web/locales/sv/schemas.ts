/** Texts of the tab. */
export const schemas = {} as const;
