/** The one table as a value: the cloud's stack and the local start both build it from here. Every key is a string. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [{ name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  /** Seconds since 1970 after which an item is gone. */
  timeToLive: 'expires',
} as const;
