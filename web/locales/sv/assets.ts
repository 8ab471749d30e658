/** Texts of the tab. */
export const assets = {} as const;
