import { round } from '#shared/quantity/round.ts';

/** From here on a difference counts as a shortage; what is nearer to zero is noise on the map. Services. */
const SHORT = -0.5;

/** Whether supply − demand, as the map shows it (one decimal), is a shortage; never without a demand. */
export const isShort = (diff: number | null | undefined): boolean =>
  typeof diff === 'number' && round(diff, 1) <= SHORT;
