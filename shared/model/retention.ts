/** How many months an organisation keeps its log and its closed accounts, and the log of sign-ins: the bounds, and the default. */
export const retention = {
  logMonths: { min: 6, max: 120, initial: 24 },
  signInMonths: { min: 1, max: 24, initial: 6 },
} as const;
