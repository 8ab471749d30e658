/** The groups of an organisation's settings, in their order on the page; the last two are for SuperAdmin alone. */
export const settingGroups = [
  'name',
  'daysOff',
  'closing',
  'idle',
  'secondFactor',
  'retention',
  'server',
  'files',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** The id of the card of a group. */
export const cardId = (group: SettingGroup): string => `settings-${group}`;
