import * as z from 'zod';
import {
  Demand,
  DemandChange,
  DemandComparison,
  DemandFields,
  DemandPeriodChange,
  DemandSummary,
  DemandSummaryBody,
} from '#shared/model/demand.ts';
import { version } from '#shared/model/fields.ts';
import { FileAnswer, FileQuery, fileKinds } from '#shared/model/file.ts';
import { WholeDemand } from '#shared/model/wholeDemand.ts';
import { create, get, post, put, remove } from './define.ts';
import { C } from './paths.ts';

const one = `${C}/demands/{demandId}` as const;
const toggle = z.object({ version }).optional();

/** Demand periods with their shift demands (README.md "Demand rows"). */
export const demand = {
  list: get(`${C}/demands`, { who: 'read', summary: 'The demand periods of a category.', answer: z.array(Demand) }),
  whole: get(`${C}/demand`, {
    who: 'read',
    summary: 'A category with its demand periods, and the beds of its unit.',
    answer: WholeDemand,
  }),
  create: create(`${C}/demands`, {
    who: 'write',
    summary: 'A new demand period, empty or based on another.',
    body: DemandFields,
    answer: Demand,
  }),
  summary: post(`${C}/demands/summary`, {
    who: 'read',
    summary: 'Hours and services of rows that are not stored.',
    body: DemandSummaryBody,
    repeats: Demand,
    answer: DemandSummary,
  }),
  one: get(one, { who: 'read', summary: 'One demand period.', answer: Demand }),
  update: put(one, { who: 'write', summary: 'Replaces the rows, or the comment.', body: DemandChange, answer: Demand }),
  remove: remove(one, { who: 'write', summary: 'Removes a demand period.' }),
  updatePeriod: put(`${one}/period`, {
    who: 'write',
    summary: 'Moves a demand period.',
    body: DemandPeriodChange,
    answer: Demand,
  }),
  toggleSimulation: put(`${one}/simulation`, {
    who: 'write',
    summary: 'Makes a period a simulation, or live.',
    body: toggle,
    answer: Demand,
  }),
  compare: get(`${one}/compare`, {
    who: 'read',
    summary: 'What would change if a simulated period became live.',
    answer: DemandComparison,
  }),
  compareExport: get(`${one}/compare/export`, {
    who: 'read',
    summary: 'What would change if a simulated period became live, as a file.',
    query: FileQuery,
    answer: FileAnswer,
    files: fileKinds,
  }),
  promote: post(`${one}/promote`, {
    who: 'write',
    summary: 'Makes a simulated period live; live periods in its way lose its days.',
    body: toggle,
    answer: Demand,
  }),
  toggleLock: put(`${one}/lock`, { who: 'write', summary: 'Locks or unlocks a period.', body: toggle, answer: Demand }),
} as const;
