import type { Files } from './files.ts';

/** The files, their client loaded at first use: few requests need it, and it adds to every cold start. */
export const lateFiles = async (): Promise<Files> => (await import('./files.ts')).files();
