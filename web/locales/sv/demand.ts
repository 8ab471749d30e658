/** Texts of the tab. */
export const demand = {} as const;
