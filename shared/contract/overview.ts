import * as z from 'zod';
import { CategoryReceipt, CategoryReceiptsQuery, PlacedReceipt, ReceiptsQuery } from '#shared/model/receipt.ts';
import { get } from './define.ts';
import { A, C, O, U } from './paths.ts';

const receipts = { query: ReceiptsQuery, answer: z.array(PlacedReceipt) };

/** Weekly receipts of any range, place by place (README.md "Planning"; shared/calculation/README.md 5). */
export const overview = {
  categoryReceipts: get(`${C}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of a category; with `people=true` who is away, leaves and comes each week.',
    query: CategoryReceiptsQuery,
    answer: z.array(CategoryReceipt),
  }),
  unitReceipts: get(`${U}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of a unit, by category unless asked otherwise.',
    ...receipts,
  }),
  areaReceipts: get(`${A}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of an area, by unit unless asked otherwise.',
    ...receipts,
  }),
  organizationReceipts: get(`${O}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of an organisation, by unit unless asked otherwise.',
    ...receipts,
  }),
} as const;
