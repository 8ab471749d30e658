/** Texts of the tab. */
export const overview = {} as const;
