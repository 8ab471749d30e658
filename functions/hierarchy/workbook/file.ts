import { inNameOrder } from '#functions/assets/present.ts';
import { accountsOf, grantRows } from '#functions/core/grants/repository.ts';
import type { OrgIds } from '#functions/core/places/ids.ts';
import { activeByName, areaRows, unitRows } from '#functions/core/places/repository.ts';
import { planRows } from '#functions/core/plan/rows.ts';
import type { StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { aboutPart } from '#functions/core/sheets/aboutPart.ts';
import { makeFile } from '#functions/core/sheets/file.ts';
import { type Cell, type Part, partOf } from '#functions/core/sheets/part.ts';
import { presentRows } from '#functions/demand/rows.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { MadeFile } from '#shared/model/file.ts';
import { hasRight } from '#shared/model/roles.ts';
import { type WorkbookSheet, workbookSheets } from '#shared/model/workbook.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { formatClock, formatMinutes, minutesOf } from '#shared/quantity/minutes.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { compareNames } from '#shared/text/names.ts';
import { safePasted } from '#shared/text/safeCell.ts';
import { sorted } from '#shared/time/timeline.ts';
import {
  aboutSheet,
  exampleMark,
  templateVersion,
  type WorkbookColumn,
  workbookColumns,
} from '#shared/workbook/columns.ts';
import { categoriesIn } from './judged.ts';
import { demandsIn, staffIn } from './planned.ts';
import { valuesIn } from './values.ts';

/** The fields of a row by the keys of the columns. */
type Fields = Readonly<Record<string, unknown>>;

const cellOf = ({ key, kind, minutes = '', choices = {} }: WorkbookColumn, row: Fields): Cell => {
  const isOfDay = kind === 'clock' || kind === 'withinDay';
  // Of a time of the day either part may be left out.
  const value = row[key] ?? (isOfDay && typeof row[minutes] === 'number' ? 0 : null);
  if (value === null) return null;
  if (kind === 'yesNo') return value === true ? 'ja' : 'nej';
  if (kind === 'duration' || isOfDay) {
    const total = minutesOf(Number(value), Number(row[minutes] ?? 0));
    return kind === 'clock' ? formatClock(total) : formatMinutes(total);
  }
  if (kind === 'choice') return Object.keys(choices).find((title) => choices[title] === value) ?? null;
  if (kind === 'demand') return parseDecimal(String(value));
  return kind === 'whole' || kind === 'decimal' ? Number(value) : safePasted(String(value));
};

const choicesOf = ({ kind, choices }: WorkbookColumn): readonly string[] | undefined =>
  kind === 'yesNo' ? ['ja', 'nej'] : choices && Object.keys(choices);

const sheetPart = (id: WorkbookSheet, rows: readonly (readonly Cell[])[]): Part => {
  const { title, columns } = workbookColumns[id];
  const fields = columns.map((column, index) => ({
    title: column.title,
    width: column.width,
    isDay: column.kind === 'start' || column.kind === 'end',
    ...(choicesOf(column) && { choices: choicesOf(column)! }),
    of: (row: readonly Cell[]) => row[index] ?? null,
  }));
  return partOf(title, fields, [{ name: title, rows }]);
};

const rowsOfSheet = (id: WorkbookSheet, rows: readonly Fields[]) =>
  rows.map((row) => workbookColumns[id].columns.map((column) => cellOf(column, row)));

const fileOf = ({ place }: Scope, rowsOf: (id: WorkbookSheet) => readonly (readonly Cell[])[]): Promise<MadeFile> => {
  const about = aboutPart([
    ['Organisation', found(place.org).name],
    [aboutSheet.version, templateVersion],
    ['Så läses filen', `Rader som finns känns igen på namnet och ändras. Inget tas bort. Tomma celler ändrar inget.`],
    ['Exempel', `Rader som börjar med ”${exampleMark}” läses inte in.`],
  ]);
  return makeFile('xlsx', [...workbookSheets.map((id) => sheetPart(id, rowsOf(id))), about]);
};

/** An empty workbook with an example row in each sheet. */
export const template = (scope: Scope): Promise<MadeFile> =>
  fileOf(scope, (id) => [
    workbookColumns[id].columns.map(({ example }, index) =>
      index === 0 ? `${exampleMark} ${example}` : example === '' ? null : example,
    ),
  ]);

/** The rows of a category: its full-time weeks, a row of names where it has none, and the periods of its shifts. */
const categoryFields = (names: Fields, { name: category, periods, shifts }: StoredCategory): readonly Fields[] => [
  ...(periods.length > 0
    ? sorted(periods).map(({ start, end, workingHours, workingMinutes }) => ({
        start,
        end,
        workingHours,
        workingMinutes,
      }))
    : [{}]
  ).map((week) => ({ ...names, category, ...week })),
  ...shifts.flatMap(({ name: shift, periods: measures }) =>
    sorted(measures).map((period) => ({ ...names, category, shift, ...period })),
  ),
];

/** The rows of a category's live demand periods, a row for each shift that is valid in them. */
const demandFields = (names: Fields, category: StoredCategory, demands: readonly StoredDemand[]): readonly Fields[] =>
  sorted(liveOf(demands.filter(({ categoryId }) => categoryId === category.id))).flatMap((demand) =>
    presentRows(category, demand).map((row) => ({
      ...names,
      ...row,
      category: category.name,
      shift: row.shiftName,
      start: demand.start,
      end: demand.end,
    })),
  );

/** The access to the organisation that was given by hand, by address; nobody's where the caller does not administer accounts. */
const accountFields = async (
  { table, caller }: Scope,
  { orgId }: OrgIds,
  places: readonly Fields[],
): Promise<readonly Fields[]> => {
  if (!hasRight(caller.type, 'administer')) return [];
  const grants = (await grantRows(table, { orgId })).filter(({ data }) => data.groups === undefined);
  const accounts = await accountsOf(table, [...new Set(grants.map(({ data }) => data.username))]);
  return accounts
    .map(({ data }) => data)
    .filter(({ disabled }) => !disabled)
    .sort((a, b) => compareNames(a.email, b.email))
    .flatMap(({ username, email, firstName, lastName, type }) =>
      grants
        .filter(({ data }) => data.username === username)
        .flatMap(({ data: { areaId, unitId, canWrite } }) => {
          const place = places.find((one) => one.areaId === areaId && one.unitId === unitId);
          return place ? [{ ...place, email, firstName, lastName, type, canWrite }] : [];
        }),
    );
};

/** The set-up of the organisation's units as a workbook, by area and name; read in again, it changes nothing. */
export const exportWorkbook = async (scope: Scope, { orgId }: OrgIds): Promise<MadeFile> => {
  const { table } = scope;
  const [areas, all] = await Promise.all([areaRows(table, { orgId }), unitRows(table, { orgId })]);
  const units = activeByName(areas).flatMap((area) =>
    activeByName(all.filter(({ data }) => data.areaId === area.data.id)).map(({ data }) => ({
      names: { area: area.data.name, unit: data.name },
      unit: data,
    })),
  );
  const filled = await Promise.all(
    units.map(async ({ names, unit }) => {
      const rows = await planRows(table, { orgId, unitId: unit.id });
      const stored = categoriesIn(rows).map(({ data }) => data);
      const ordered = unit.categories.flatMap(({ id }) => stored.find((category) => category.id === id) ?? []);
      const { beds, stencils, budgets } = valuesIn(rows);
      const demands = demandsIn(rows);
      const staff = [...staffIn(rows)].sort(inNameOrder);
      return {
        units: [{ ...unit, ...names }],
        categories: ordered.flatMap((one) => (one.isBudgetCategory ? [] : categoryFields(names, one))),
        staff: ordered.flatMap(({ id, name: category }) =>
          staff
            .filter(({ categoryId }) => categoryId === id)
            .flatMap(({ name, periods }) => sorted(periods).map((period) => ({ ...period, ...names, category, name }))),
        ),
        demand: ordered.flatMap((one) => demandFields(names, one, demands)),
        beds: sorted(beds).map((period) => ({ ...period, ...names })),
        budget: ordered.flatMap(({ id, name: category }) =>
          sorted(budgets[id] ?? []).map((period) => ({ ...period, ...names, category })),
        ),
        stencils: [...stencils].sort((a, b) => a.year - b.year).map((one) => ({ ...one, ...names })),
      } satisfies Readonly<Record<Exclude<WorkbookSheet, 'accounts'>, readonly Fields[]>>;
    }),
  );
  const accounts = await accountFields(scope, { orgId }, [
    {},
    ...areas.map(({ data }) => ({ areaId: data.id, area: data.name })),
    ...units.map(({ names, unit }) => ({ areaId: unit.areaId, unitId: unit.id, ...names })),
  ]);
  return fileOf(scope, (id) =>
    rowsOfSheet(id, id === 'accounts' ? accounts : filled.flatMap((of) => of[id] as readonly Fields[])),
  );
};
