import { ExportAsked, exportOf, PersonExport } from '#shared/model/person.ts';
import { get } from './define.ts';

/** The rights of people on whom something is stored (api.md "People"); those of staff are with the assets. */
export const people = {
  export: get('/api/people/{username}/export', {
    who: 'adminOrSelf',
    summary: 'All that is stored on an account, also a removed one, the logbook included.',
    bare: true,
    query: ExportAsked,
    answer: exportOf(PersonExport),
  }),
} as const;
