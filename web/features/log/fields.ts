/** Whether a text is one of the known ones. */
const among =
  <Known extends string>(known: readonly Known[]) =>
  (text: string): text is Known =>
    (known as readonly string[]).includes(text);

/** What can be changed, as the log calls it. */
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
  'budgetPeriod',
  'account',
  'password',
  'confirmation',
  'resetLink',
  'grant',
] as const;
export const isObject = among(objects);

/** The fields that have a name for people. */
const fields = [
  'name',
  'shortName',
  'hidden',
  'hasBedsActivated',
  'hasBudgetHours',
  'importIdentifier',
  'importActivated',
  'heromaImportFtp',
  'ftpUser',
  'dayOfImport',
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
  'role',
  'loginType',
  'active',
  'disabled',
  'canWrite',
] as const;
export const isField = among(fields);

/** The values that are codes. */
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
] as const;
const isCode = among(values);
const coded = new Set(['level', 'type', 'role', 'loginType']);

/** The code of a field that holds one; undefined where the text stands for itself. */
export const codeIn = (field: string | undefined, text: string) =>
  field !== undefined && coded.has(field) && isCode(text) ? text : undefined;

/** Ids, stamps and what is computed of other fields: nobody changed them. */
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
  'demandBasisDate',
  'assetBasisDate',
  'accesses',
  'parentId',
  // Whose a grant is already stands in the line above; by which choice it was given says no more than the role.
  'userName',
  'selectedOption',
  'mailSent',
  // Follows from what is told: the account was closed, signs in another way, or has a new password.
  'sessionsFrom',
]);

/** Whether a field says something to a person. */
export const isTold = (field: string): boolean => !silent.has(field) && !field.endsWith('Id');
