import * as z from 'zod';
import {
  FileChoice,
  FilePart,
  FtpTest,
  HeromaCategory,
  ImportFailure,
  ImportPreview,
  OrganizationImport,
  PersonnelRequest,
  PreviewRequest,
  UnitImport,
  UploadedId,
} from '#shared/model/hrImport.ts';
import { ImportMapping, ImportMappingChange } from '#shared/model/importMapping.ts';
import { get, post, put } from './define.ts';
import { O, U } from './paths.ts';

/** Import of personnel and worked hours from the HR system. */
export const imports = {
  columns: get(`${O}/import-mapping`, {
    who: 'superAdmin',
    summary: 'How the import files are fetched, and what their columns are called.',
    answer: ImportMapping,
  }),
  saveColumns: put(`${O}/import-mapping`, {
    who: 'superAdmin',
    summary: 'Stores how the import files are fetched, and what their columns are called.',
    body: ImportMappingChange,
    answer: ImportMapping,
  }),
  testFtp: post(`${O}/ftp/test`, {
    who: 'superAdmin',
    summary: 'Signs in to the FTP server of the HR system.',
    answer: FtpTest,
  }),
  upload: post(`${O}/heromaimports/files`, {
    who: 'superAdmin',
    summary: 'Takes one part of a file that is too large for one request; the last one answers the id of the file.',
    body: FilePart,
    answer: UploadedId,
  }),
  run: post(`${O}/heromaimports/run`, {
    who: 'superAdmin',
    summary: 'Fetches the newest files of the HR system and imports them into all units, as the schedule does.',
    answer: z.array(OrganizationImport),
  }),
  failures: get(`${O}/heromaimports/failures`, {
    who: 'access',
    summary: 'The units whose newest import of the last two months failed or was held, by area and name.',
    answer: z.array(ImportFailure),
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
    summary: 'Imports a personnel file into a unit; `mappings`, or a list of them alone, are stored for later imports.',
    body: PersonnelRequest,
    list: 'mappings',
    answer: UnitImport,
  }),
  // A GET, as the path is specified, though it stores values.
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
