import * as z from 'zod';
import { placeRows } from '#shared/calculation/index.ts';
import { comment, version } from './fields.ts';
import { figure } from './figure.ts';
import { NamedMissingRate } from './planCost.ts';
import { Quality } from './reportAnswer.ts';

const maybe = figure.nullable();

/** Hours, services and thousands of kronor; null where unknown, or where there is none. */
const amounts = { hours: maybe, services: maybe, cost: maybe };
const Sum = z.object({ ...amounts, months: z.number() });
const sums = { toDate: Sum, year: Sum };

const byRow = <Row extends z.ZodType>(row: Row) => z.record(z.enum(placeRows), row);
const Rows = byRow(z.object({ months: z.array(z.object({ ...amounts, units: z.number() })), ...sums }));
const Sums = byRow(z.object(sums));

/** The follow-up of the units of an area or organisation in a year, beside the year before (shared/calculation/README.md 7). */
export const PlaceFollowUp = z.object({
  /** Of the area or organisation. */
  name: z.string(),
  year: z.number(),
  /** The months of the year that have ended: those of `toDate`, in both years. */
  through: z.number(),
  units: z.number(),
  rows: Rows,
  lastYear: Rows,
  /** By month the number of units in which it is closed. */
  closed: z.array(z.number()),
  /** The areas of an organisation, or the units of an area; whether anything is missing for the figures of one. */
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      units: z.number(),
      isLacking: z.boolean(),
      rows: Sums,
      lastYear: Sums,
    }),
  ),
  quality: Quality,
  /**
   * The rates without which the cost of budget and planned staff is unknown, or known by the hour of the stencil; of worked time, which
   * then takes the hour, `category` is the activity.
   */
  missing: z.array(NamedMissingRate),
});
export type PlaceFollowUp = z.infer<typeof PlaceFollowUp>;

/** The text that the follow-up of a place and year is shown and printed with; all empty, of version 0, where none was saved. */
export const PlaceText = z.object({
  text: z.string(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
});
export type PlaceText = z.infer<typeof PlaceText>;
export const PlaceTextChange = z.object({ text: comment, version });
export type PlaceTextChange = z.infer<typeof PlaceTextChange>;
