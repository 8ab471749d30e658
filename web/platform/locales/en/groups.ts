import type { Same } from '../same.ts';
import type { groups as sv } from '../sv/groups.ts';

export const groups = {
  title: 'Access from groups',
  text: 'When a person signs in with {{provider}}, the account gets the access that the person’s groups give here, and loses what the groups no longer give. Access that somebody gave by hand stays.',
  group: 'Group',
  groupOf: 'Group in row {{number}}',
  place: 'Place',
  placeOf: 'Place in row {{number}}',
  rightTitle: 'May',
  rightOf: 'May in row {{number}}',
  right: { read: 'Read only', write: 'May edit', superUser: 'Super user' },
  removeOf: 'Remove row {{number}}',
  add: 'Add a group',
  createsAccounts: 'Make accounts at the first login',
  createsHelp:
    'Who has no account gets one when at least one group gives access. Close an account to keep somebody out: a removed one is made again.',
  gone: 'Removed place',
  saved: 'The table is saved. It applies from the next login.',
  from: 'from {{groups}}',
} as const satisfies Same<typeof sv>;
