import * as z from 'zod';
import { BedPeriod, BedPeriodChange, BedsAverage, NewBedPeriod } from '#shared/model/bed.ts';
import { RangeQuery } from '#shared/model/receipt.ts';
import { create, get, put, remove } from './define.ts';
import { U } from './paths.ts';

/** Beds of a unit. */
export const beds = {
  list: get(`${U}/beds`, { who: 'read', summary: 'The bed periods of a unit.', answer: z.array(BedPeriod) }),
  create: create(`${U}/beds`, {
    who: 'write',
    summary: 'A new bed period; with `split` the periods in its way lose its days.',
    body: NewBedPeriod,
    answer: BedPeriod,
  }),
  average: get(`${U}/beds/average`, {
    who: 'read',
    summary: 'The mean of the beds over a range.',
    query: RangeQuery,
    answer: BedsAverage,
  }),
  update: put(`${U}/beds/{bedId}`, {
    who: 'write',
    summary: 'Changes a bed period.',
    body: BedPeriodChange,
    answer: BedPeriod,
  }),
  remove: remove(`${U}/beds/{bedId}`, { who: 'write', summary: 'Removes a bed period.' }),
} as const;
