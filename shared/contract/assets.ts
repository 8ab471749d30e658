import * as z from 'zod';
import { AbsenceComments, AbsenceCommentsAnswer, NamedPeriods, UndoneComments } from '#shared/model/absenceComments.ts';
import {
  Asset,
  AssetChange,
  AssetFields,
  AssetPeriod,
  AssetPeriodChange,
  AssetPeriodFields,
  checkedAssetPeriod,
  TeamChange,
  TeamDraft,
  TeamMember,
} from '#shared/model/asset.ts';
import { EmployeeQuery, FoundEmployee } from '#shared/model/employeeSearch.ts';
import { comment, day, ordered, version } from '#shared/model/fields.ts';
import { RangeQuery } from '#shared/model/receipt.ts';
import { create, get, post, put, remove } from './define.ts';
import { C, O, U } from './paths.ts';

const one = `${C}/assets/{assetId}` as const;
const period = `${one}/periods/{periodId}` as const;

/** Staff and their periods of employment (README.md "Planning"). */
export const assets = {
  search: get(`${O}/assets`, {
    who: 'context',
    summary: 'Up to 20 employees of the units that the caller may read, by words of the name.',
    query: EmployeeQuery,
    answer: z.array(FoundEmployee),
  }),
  list: get(`${C}/assets`, {
    who: 'read',
    summary: 'The staff of a category.',
    query: z.object({ schemaId: z.string().optional() }),
    answer: z.array(Asset),
  }),
  create: create(`${C}/assets`, {
    who: 'write',
    summary: 'A new employee with a first period.',
    body: AssetFields,
    answer: Asset,
  }),
  one: get(one, {
    who: 'read',
    summary: 'One employee.',
    query: ordered(z.object({ start: day.optional(), end: day.optional() })),
    answer: Asset,
  }),
  update: put(one, {
    who: 'write',
    summary: 'Changes the name of an employee, and the rate that is agreed.',
    body: AssetChange,
    answer: Asset,
  }),
  remove: remove(one, { who: 'write', summary: 'Removes an employee.' }),
  createPeriods: create(`${C}/assets/periods`, {
    who: 'write',
    summary: 'The same new period for several employees, all or none.',
    body: z.object({
      assetIds: z
        .array(z.string().max(100))
        .min(1)
        .max(90)
        .refine((ids) => new Set(ids).size === ids.length, 'twice'),
      period: checkedAssetPeriod(AssetPeriodFields),
    }),
    repeats: z.object({ period: AssetPeriod }),
    answer: z.array(AssetPeriod),
  }),
  team: get(`${C}/team`, {
    who: 'read',
    summary: 'The staff with a period in the range, each with all periods.',
    query: RangeQuery,
    answer: z.array(TeamMember),
  }),
  saveTeam: put(`${C}/assets/periods`, {
    who: 'write',
    summary: 'Stores the periods of several employees whole, all or none.',
    body: TeamChange,
    answer: z.array(TeamMember),
  }),
  saveDraft: create(`${C}/team`, {
    who: 'write',
    summary:
      'Stores periods of the team sheet with new employees and loans from other units, all or none; a loan needs the right to write there.',
    body: TeamDraft,
    repeats: z.object({ assets: z.array(TeamMember), added: z.array(TeamMember) }),
    answer: z.array(TeamMember),
  }),
  absenceComments: get(`${U}/absence/comments`, {
    who: 'write',
    summary: 'Comments of a unit’s periods that name why somebody is away, where the period has no kind of absence.',
    answer: AbsenceComments,
  }),
  answerComments: post(`${U}/absence/comments`, {
    who: 'write',
    summary: 'Gives the periods with these comments their kind of absence; the unit is not asked again.',
    body: AbsenceCommentsAnswer,
    answer: NamedPeriods,
  }),
  undoComments: post(`${U}/absence/comments/undo`, {
    who: 'write',
    summary: 'Takes these kinds away again, of periods that nobody has changed since.',
    body: NamedPeriods,
    answer: UndoneComments,
  }),
  createPeriod: create(`${one}/periods`, {
    who: 'write',
    summary:
      'A new period of an employee; with `split` the periods in its way lose its days, and the employee is answered.',
    body: checkedAssetPeriod(AssetPeriodFields.extend({ split: z.boolean().default(false) })),
    answer: z.union([Asset, AssetPeriod]),
  }),
  updatePeriod: put(period, {
    who: 'write',
    summary: 'Changes a period of an employee.',
    body: checkedAssetPeriod(AssetPeriodChange),
    answer: AssetPeriod,
  }),
  removePeriod: remove(period, { who: 'write', summary: 'Removes a period of an employee.' }),
  comment: put(`${period}/comment`, {
    who: 'write',
    summary: 'Comments on a period.',
    body: z.object({ comment, version }),
    answer: AssetPeriod,
  }),
} as const;
