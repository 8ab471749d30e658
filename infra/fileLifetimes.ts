/** How many days files are kept whose keys begin so, in the cloud and on one machine (functions/imports/README.md). */
export const fileLifetimes = [
  // Files of the HR system as they came, and what imports changed: an import can be undone as long.
  { prefix: 'imports/', days: 90 },
  // Parts of files that are put together when the last one comes.
  { prefix: 'imports/parts/', days: 1 },
  // Answers too large for the gateway: read at once, at an address that only the caller has.
  { prefix: 'answers/', days: 1 },
] as const;
