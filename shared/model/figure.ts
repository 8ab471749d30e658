import * as z from 'zod';
import { json6 } from '#shared/quantity/round.ts';

/** A computed figure on its way out: at most six decimals, rounded only here (shared/calculation/README.md 2). */
export const figure = z.number().overwrite(json6);
