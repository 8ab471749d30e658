import { monthNames } from '#shared/model/activity.ts';

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
  'activity',
  'activityInput',
  'followUpComment',
  'import',
  'importColumns',
  'importMappings',
  'account',
  'password',
  'confirmation',
  'resetLink',
  'grant',
  'savedReports',
] as const;
export const isObject = among(objects);

/** The fields with a label. */
const fields = [
  'name',
  'reports',
  'shortName',
  'hidden',
  'hasBedsActivated',
  'hasBudgetHours',
  'importIdentifier',
  'importActivated',
  'heromaImportFtp',
  'ftpUser',
  'dayOfImport',
  'idleMinutes',
  'periods',
  'start',
  'end',
  'type',
  'workingHours',
  'workingMinutes',
  'notes',
  'isNightShift',
  'isDutyShift',
  'extraHours',
  'extraMinutes',
  'weeks',
  'nights',
  'newWorkingHours',
  'newWorkingMinutes',
  'workRate',
  'workRateExcluded',
  'weekendRate',
  'nightRate',
  'level',
  'isFillIn',
  'isContractor',
  'comment',
  'comments',
  'beds',
  'weekendBeds',
  'budget',
  'demandBasis',
  'assetBasis',
  'demandBasisDate',
  'assetBasisDate',
  'file',
  'year',
  'hour',
  'simpleOvertime',
  'qualifiedOvertime',
  'resourceHour',
  'rentalHour',
  'monthlyWorkHours',
  'simulation',
  'locked',
  'shiftDemands',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
  'friShift',
  'satShift',
  'sunShift',
  'startHour',
  'startMinute',
  'endHour',
  'endMinute',
  'breakHours',
  'breakMinutes',
  'dutyHours',
  'dutyMinutes',
  'wkndStartHour',
  'wkndStartMinute',
  'wkndEndHour',
  'wkndEndMinute',
  'wkndBreakHours',
  'wkndBreakMinutes',
  'username',
  'email',
  'newEmail',
  'firstName',
  'lastName',
  'role',
  'loginType',
  'provider',
  'employeeHsaId',
  'active',
  'disabled',
  'canWrite',
  'calc',
  'isHeader',
  'showResourceInfo',
  'map',
  'heromaActivityIdentifier',
  'excludeFromTotal',
  'inputs',
  ...monthNames,
] as const;
export const isField = among(fields);

/** The fields whose values are codes, with the labels of the codes. */
const values = [
  'organization',
  'area',
  'unit',
  'password',
  'saml',
  'User',
  'SuperUser',
  'Admin',
  'SuperAdmin',
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
] as const;
const isCode = among(values);
const coded = new Set(['level', 'type', 'role', 'loginType', 'calc', 'map']);

/**
 * Returns the code of a field that holds one; undefined where the text is shown as it is. The type `Other` of an activity is another
 * one than that of a shift.
 */
export const codeIn = (field: string | undefined, text: string, object?: string) =>
  field === 'type' && object === 'activity' && text === 'Other'
    ? 'OtherActivity'
    : field !== undefined && coded.has(field) && isCode(text)
      ? text
      : undefined;

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
  'selectedOption',
  'mailSent',
  // Follows from other fields: the account was closed, its way of signing in changed, or it has a new password.
  'sessionsFrom',
]);

/** Whether the log shows the field. */
export const isShown = (field: string): boolean => !silent.has(field) && !field.endsWith('Id');
