import type { RemovedFiles } from '#functions/hierarchy/removal/remains.ts';

/** Of an organisation that has stored no files, for tests without a bucket. */
export const noFiles: RemovedFiles = { list: async () => [], remove: async () => undefined };
