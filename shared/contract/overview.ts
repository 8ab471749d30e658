import * as z from 'zod';
import { CategoryRisk, RiskQuery } from '#shared/model/expectedAbsence.ts';
import { FileAnswer, FileQuery, fileKinds } from '#shared/model/file.ts';
import { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { PlaceCost, UnitCost } from '#shared/model/planCost.ts';
import { RateHours, RateHoursQuery } from '#shared/model/rateHours.ts';
import {
  CostQuery,
  PackedReceipts,
  PeopleReceiptsQuery,
  PlacedReceipt,
  ReceiptsExportQuery,
  ReceiptsQuery,
  ReceiptWithPeople,
} from '#shared/model/receipt.ts';
import { RemediesQuery, RemedyList, RemedyPlan, RemedyQuery } from '#shared/model/remedy.ts';
import { get } from './define.ts';
import { A, C, O, U } from './paths.ts';

const withPeople = { query: PeopleReceiptsQuery, answer: z.array(ReceiptWithPeople) };
const file = { who: 'read', query: ReceiptsExportQuery, answer: FileAnswer, files: fileKinds } as const;
const yearFile = { ...file, query: FileQuery } as const;
const placeCost = { query: CostQuery, answer: PlaceCost };
const rateHours = { query: RateHoursQuery, answer: RateHours };
const remedies = { query: RemediesQuery, answer: RemedyList };
const receipts = { query: ReceiptsQuery, answer: z.array(PlacedReceipt) };
const packedReceipts = { query: ReceiptsQuery, answer: z.array(PackedReceipts) };

/** Weekly receipts of any range, place by place (README.md "Planning"; shared/calculation/README.md 5). */
export const overview = {
  categoryReceipts: get(`${C}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of a category; with `people=true` who is away, leaves and comes each week.',
    ...withPeople,
  }),
  unitReceipts: get(`${U}/receipts`, {
    who: 'read',
    summary:
      'Weekly receipts of a unit, by category by default; with `people=true` who is away, leaves and comes each week.',
    ...withPeople,
  }),
  areaReceipts: get(`${A}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of an area, by unit by default.',
    ...receipts,
  }),
  organizationReceipts: get(`${O}/receipts`, {
    who: 'read',
    summary: 'Weekly receipts of an organisation, by unit by default.',
    ...receipts,
  }),
  areaPackedReceipts: get(`${A}/receipts/packed`, {
    who: 'read',
    summary: 'The same receipts place by place, each field as runs of equal values.',
    ...packedReceipts,
  }),
  organizationPackedReceipts: get(`${O}/receipts/packed`, {
    who: 'read',
    summary: 'The same receipts of an organisation place by place, each field as runs of equal values.',
    ...packedReceipts,
  }),
  unitCost: get(`${U}/cost`, {
    who: 'read',
    summary: 'What demand and staff of a unit cost over days, by category; rates only for who may change them.',
    query: CostQuery,
    answer: UnitCost,
  }),
  areaCost: get(`${A}/cost`, {
    who: 'read',
    summary: 'What demand and staff of an area cost over days, by unit.',
    ...placeCost,
  }),
  organizationCost: get(`${O}/cost`, {
    who: 'read',
    summary: 'What demand and staff of an organisation cost over days, by unit.',
    ...placeCost,
  }),
  unitRateHours: get(`${U}/rates/hours`, {
    who: 'controller',
    summary: 'What an hour of a unit’s categories is priced by: full-time weeks, and the hours of the demand.',
    ...rateHours,
  }),
  organizationRateHours: get(`${O}/rates/hours`, {
    who: 'controller',
    summary: 'What an hour of the categories of an organisation is priced by, all units together.',
    ...rateHours,
  }),
  areaFollowUp: get(`${A}/followup/{year}`, {
    who: 'read',
    summary: 'Worked time, demand, budget and forecast of the units of an area in a year, beside the year before.',
    answer: PlaceFollowUp,
  }),
  organizationFollowUp: get(`${O}/followup/{year}`, {
    who: 'read',
    summary: 'Worked time, demand, budget and forecast of an organisation in a year, by area, beside the year before.',
    answer: PlaceFollowUp,
  }),
  areaFollowUpExport: get(`${A}/followup/{year}/export`, {
    ...yearFile,
    summary: 'The follow-up of an area and year as a file.',
  }),
  organizationFollowUpExport: get(`${O}/followup/{year}/export`, {
    ...yearFile,
    summary: 'The follow-up of an organisation and year as a file.',
  }),
  categoryRisk: get(`${C}/risk`, {
    who: 'read',
    summary: 'The expected absence of a category in a week, and what its risk of a shortage is made of.',
    query: RiskQuery,
    answer: CategoryRisk,
  }),
  organizationRemedies: get(`${O}/remedies`, {
    who: 'read',
    summary: 'The heaviest runs of shortage of an organisation in 26 weeks, why, and what closes them.',
    ...remedies,
  }),
  areaRemedies: get(`${A}/remedies`, {
    who: 'read',
    summary: 'The heaviest runs of shortage of an area in 26 weeks, why, and what closes them.',
    ...remedies,
  }),
  unitRemedies: get(`${U}/remedies`, {
    who: 'read',
    summary: 'The heaviest runs of shortage of a unit in 26 weeks, why, and what closes them.',
    ...remedies,
  }),
  categoryRemedy: get(`${C}/remedies`, {
    who: 'read',
    summary: 'The run of shortage of a category that holds a week, and all measures against it.',
    query: RemedyQuery,
    answer: RemedyPlan,
  }),
  categoryExport: get(`${C}/receipts/export`, { ...file, summary: 'Weekly receipts of a category as a file.' }),
  unitExport: get(`${U}/receipts/export`, { ...file, summary: 'Weekly receipts of a unit as a file.' }),
  areaExport: get(`${A}/receipts/export`, { ...file, summary: 'Weekly receipts of an area as a file.' }),
  organizationExport: get(`${O}/receipts/export`, {
    ...file,
    summary: 'Weekly receipts of an organisation as a file.',
  }),
} as const;
