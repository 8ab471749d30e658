import { AbsenceKind } from '#shared/model/absence.ts';
import { accountTypes } from '#shared/model/roles.ts';

/** Whether a text is one of the known ones. */
const among =
  <Known extends string>(known: readonly Known[]) =>
  (text: string): text is Known =>
    (known as readonly string[]).includes(text);

/** The kinds of objects in the log. */
export const objects = [
  'organization',
  'area',
  'unit',
  'category',
  'categoryPeriod',
  'shift',
  'shiftPeriod',
  'asset',
  'assetPeriod',
  'assetPeriods',
  'planPeriod',
  'demand',
  'bedPeriod',
  'budgetCategory',
  'budgetPeriod',
  'budgetHours',
  'stencil',
  'unitAbsence',
  'organizationAbsence',
  'rates',
  'activity',
  'activityInput',
  'followUpComment',
  'followUpText',
  'closedMonth',
  'import',
  'importColumns',
  'importMappings',
  'account',
  'password',
  'confirmation',
  'resetLink',
  'lock',
  'secondFactor',
  'grant',
  'groupMapping',
  'savedReports',
  'log',
] as const;
export const isObject = among(objects);

/**
 * The keys of a field's label in the catalogue; the first one that exists counts: the label of the log, for fields that need another one
 * there, or the label of the form.
 */
export const labelKeys = (field: string): readonly string[] => [`log.field.${field}`, `manage.field.${field}`];

/** The fields whose values are codes, with the labels of the codes. */
const values = [
  'organization',
  'area',
  'unit',
  'password',
  'saml',
  'off',
  'optional',
  'required',
  ...accountTypes,
  'Standard',
  'ExtraHours',
  'Rotation',
  'Other',
  'OtherActivity',
  'Manager',
  'Worklog',
  'WorklogDetailed',
  'Aggr',
  'Avg',
  'Work',
  'Resource',
  'Rental',
  'SimpleOvertime',
  'QualifiedOvertime',
  'personnel',
  'hours',
  'stored',
  'undone',
  'failed',
  'noFile',
] as const;
const isCode = among(values);
const coded = new Set(['level', 'type', 'role', 'loginType', 'secondFactor', 'calc', 'map', 'kind', 'state']);

/**
 * Returns the code of a field that holds one; undefined where the text is shown as it is. The type `Other` of an
 * activity has another text than the one of a shift.
 */
export const codeIn = (field: string | undefined, text: string, object?: string) =>
  field === 'type' && object === 'activity' && text === 'Other'
    ? 'OtherActivity'
    : field !== undefined && coded.has(field) && isCode(text)
      ? text
      : undefined;

/** Returns the kind of absence that a field holds; undefined for other fields and texts. */
export const absenceIn = (field: string | undefined, text: string): AbsenceKind | undefined =>
  field === 'absence' ? AbsenceKind.safeParse(text).data : undefined;

/** Ids, timestamps and computed fields: not part of what was changed. */
const silent = new Set([
  'id',
  'ids',
  'version',
  'changedBy',
  'changedAt',
  'created',
  'period',
  'periodOverviewType',
  'isBudgetCategory',
  'hasDisconnectedStart',
  'hasDisconnectedEnd',
  'consistentPeriods',
  'multiplePeriod',
  'startEnd',
  'wkndStartEnd',
  'catName',
  'shiftName',
  'summary',
  'averageBeds',
  'bedsFirstWeek',
  'weekendBedsFirstWeek',
  'accesses',
  'parentId',
  // Which months the HR system gave follows from where a value was typed.
  'imported',
  'imports',
  // The row above names the account of a grant; how the grant was chosen adds nothing to its role.
  'userName',
  // Where a grant was given is the place of the entry.
  'place',
  'inherited',
  'lastSignIn',
  'previousSignIn',
  // A change of the second factor has a log entry of its own.
  'secondFactorSince',
  'selectedOption',
  'mailSent',
  'status',
  // The entry says itself by whom and when.
  'at',
  'by',
  'undoneAt',
  'undoneBy',
  // Follows from other fields: the account was closed, its way of signing in changed, or it has a new password.
  'sessionsFrom',
  // How room was made for the days of a new period shows in the days.
  'split',
]);

/** Whether the log shows the field. */
export const isShown = (field: string): boolean => !silent.has(field) && !field.endsWith('Id');
