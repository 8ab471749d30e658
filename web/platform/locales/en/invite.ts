import type { Same } from '../same.ts';
import type { texts as sv } from '../sv/invite.ts';

export const texts: Same<typeof sv> = {
  title: 'Invite several',
  lead: 'Type, or paste from Excel: e-mail, name, role, place, may change. With headers, the order of the columns is recognised.',
  rows: 'Those who are invited',
  fields: { email: 'E-mail', name: 'Name', role: 'Role', place: 'Place', canWrite: 'May change' },
  becomes: 'Becomes',
  outcome: { created: 'Invited', granted: 'Exists, gets access', unchanged: 'Has it already', refused: 'Left out' },
  further: 'One more place',
  faults: {
    role: 'Enter User or Superuser.',
    otherRole: 'The same person has another role in a row above.',
    place: 'There is no such place.',
    places: 'Several places have this name. Type area / unit.',
    twice: 'The same person and place are in a row above.',
    level: 'A superuser looks after a whole organisation: enter it as the place.',
    canWrite: 'Enter yes or no.',
    tooMany: 'At most {{max}} places for one person.',
  },
  submit_one: 'Invite {{count}} person',
  submit_other: 'Invite {{count}} people',
  submitNone: 'Invite',
  sum_one: '{{count}} account is made and invited; get access: {{granted}}, have it already: {{unchanged}}',
  sum_other: '{{count}} accounts are made and invited; get access: {{granted}}, have it already: {{unchanged}}',
  left_one: '{{count}} row is left out',
  left_other: '{{count}} rows are left out',
  done_one: '{{count}} person has been invited or given access.',
  done_other: '{{count}} people have been invited or given access.',
  notMailed: 'The mail to {{emails}} could not be sent. Send the invitation again on the page of the account.',
};
