import * as z from 'zod';
import {
  FileChoice,
  HeromaCategory,
  ImportMapping,
  ImportMappingChange,
  ImportPreview,
  PersonnelRequest,
  PreviewRequest,
  UnitImport,
} from '#shared/model/hrImport.ts';
import { get, post, put } from './define.ts';
import { O, U } from './paths.ts';

/** Import of personnel and worked hours from the HR system. */
export const imports = {
  columns: get(`${O}/import-mapping`, {
    who: 'superAdmin',
    summary: 'What the columns of the import files are called.',
    answer: ImportMapping,
  }),
  saveColumns: put(`${O}/import-mapping`, {
    who: 'superAdmin',
    summary: 'Stores what the columns of the import files are called.',
    body: ImportMappingChange,
    answer: ImportMapping,
  }),
  previewAll: post(`${O}/heromaimports/preview`, {
    who: 'superAdmin',
    summary: 'What a file would change in the units of an organisation.',
    body: PreviewRequest,
    answer: ImportPreview,
  }),
  preview: post(`${U}/heromaimports/preview`, {
    who: 'superAdmin',
    summary: 'What a file would change in a unit.',
    body: PreviewRequest,
    answer: ImportPreview,
  }),
  categories: get(`${U}/heromacategories`, {
    who: 'superAdmin',
    summary: 'The categories of the HR system in a personnel file, with the mapping of each.',
    query: FileChoice,
    answer: z.array(HeromaCategory),
  }),
  personnel: post(`${U}/importheromapersonnel`, {
    who: 'superAdmin',
    summary: 'Imports a personnel file into a unit; `mappings` are stored for later imports.',
    body: PersonnelRequest,
    answer: UnitImport,
  }),
  hours: get(`${U}/runheromaimport`, {
    who: 'superAdmin',
    summary: 'Imports a file of worked hours into a unit.',
    query: FileChoice,
    answer: UnitImport,
  }),
  list: get(`${U}/heromaimports`, {
    who: 'superAdmin',
    summary: 'The imports of a unit, newest first.',
    answer: z.array(UnitImport),
  }),
  undo: post(`${U}/heromaimports/{importId}/undo`, {
    who: 'superAdmin',
    summary: 'Takes back an import while nothing that it changed was changed later.',
    answer: UnitImport,
  }),
} as const;
