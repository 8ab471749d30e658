import * as z from 'zod';
import { version } from '#shared/model/fields.ts';
import { AnonymisedAsset, AssetExport, ExportQuery, exportOf, PersonExport } from '#shared/model/person.ts';
import { get, post } from './define.ts';
import { C } from './paths.ts';

const employee = `${C}/assets/{assetId}` as const;

/**
 * The rights of people whose data is stored: export of accounts and employees, anonymisation of employees
 * (README.md "Log and people").
 */
export const people = {
  exportAccount: get('/api/people/{username}/export', {
    who: 'adminOrSelf',
    summary: 'All that is stored on an account, also a removed one, the logbook included.',
    bare: true,
    query: ExportQuery,
    answer: exportOf(PersonExport),
  }),
  exportAsset: get(`${employee}/export`, {
    who: 'read',
    summary: 'All that is stored on an employee, the logbook included.',
    bare: true,
    outlivesPlace: true,
    query: ExportQuery,
    answer: exportOf(AssetExport),
  }),
  anonymiseAsset: post(`${employee}/anonymise`, {
    who: 'admin',
    summary:
      'Takes name and comments away from an employee who has left, in the logbook too; to be repeated until finished.',
    outlivesPlace: true,
    body: z.object({ version }).optional(),
    answer: AnonymisedAsset,
  }),
} as const;
