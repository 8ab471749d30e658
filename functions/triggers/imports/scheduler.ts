import { systemCaller } from '#functions/kernel/rights/caller.ts';

/** Who history and log name for what is imported, or taken back, without a person. */
export const scheduler = systemCaller('import');
