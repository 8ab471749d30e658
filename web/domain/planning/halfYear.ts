/** How many weeks a map or sheet shows at a time. */
export const weeksShown = 26;

/** How many of them lie before the week that it is opened at. */
export const weeksBefore = 4;
