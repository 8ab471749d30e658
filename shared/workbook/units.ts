import type { Fault } from '#shared/model/faults.ts';
import {
  mostRowsAtOnce,
  type StaffRow,
  type WorkbookPart,
  type WorkbookRow,
  type WorkbookSheet,
  type WorkbookUnit,
} from '#shared/model/workbook.ts';
import { comparable } from '#shared/text/names.ts';
import type { ReadRow, ReadWorkbook } from './read.ts';

/** The units that there are, each with the name of its area. */
export interface KnownUnit {
  readonly area: string;
  readonly unit: string;
}

/** A row of the file by its sheet and number. */
export interface RowOf {
  readonly sheet: WorkbookSheet;
  readonly row: ReadRow;
}

/** The sound rows of one unit, as they are sent, and where each stands in the file. */
export interface UnitRows {
  readonly body: WorkbookUnit;
  readonly rows: readonly RowOf[];
}

/** The rows by unit; `waiting` ones build on a row that is at fault, `faults` are of rows whose unit is not clear. */
export interface GroupedRows {
  readonly units: readonly UnitRows[];
  readonly waiting: readonly RowOf[];
  readonly faults: readonly (RowOf & { readonly column: string; readonly fault: Fault })[];
}

const keyOf = (area: string, unit: string) => JSON.stringify([comparable(area), comparable(unit)]);

/**
 * The sound rows by unit. A row that names no area belongs to the one unit of the file, or else of the organisation, that has the name;
 * one of a unit that is neither there nor in a sound row of Avdelningar waits for it.
 */
export const rowsByUnit = ({ sheets }: Pick<ReadWorkbook, 'sheets'>, known: readonly KnownUnit[]): GroupedRows => {
  const all = sheets.flatMap(({ id, rows }) =>
    id === 'accounts' ? [] : rows.map((row): RowOf => ({ sheet: id, row })),
  );
  const inFile = all.filter(({ sheet }) => sheet === 'units');
  const areasOf = new Map<string, Map<string, string>>();
  const note = (area: string, unit: string) => {
    const areas = areasOf.get(comparable(unit)) ?? new Map<string, string>();
    areasOf.set(comparable(unit), areas.set(comparable(area), areas.get(comparable(area)) ?? area));
  };
  for (const { area, unit } of known) note(area, unit);
  for (const { row } of inFile) if (row.area) note(row.area, row.unit);
  const there = new Set(known.map(({ area, unit }) => keyOf(area, unit)));
  const atFault = new Set(
    inFile.flatMap(({ row }) => {
      const key = keyOf(row.area ?? '', row.unit);
      return row.value || there.has(key) ? [] : [key];
    }),
  );
  const groups = new Map<string, { area: string; unit: string; rows: RowOf[] }>();
  const waiting: RowOf[] = [];
  const faults: (RowOf & { column: string; fault: Fault })[] = [];
  for (const one of all) {
    const { row } = one;
    if (!row.value) continue;
    const areas = [...(areasOf.get(comparable(row.unit))?.values() ?? [])];
    const area = row.area ?? (areas.length === 1 ? areas[0] : undefined);
    if (area === undefined) {
      faults.push({ ...one, column: 'unit', fault: { code: areas.length === 0 ? 'unitMissing' : 'unitOfArea' } });
      continue;
    }
    const key = keyOf(area, row.unit);
    if (one.sheet !== 'units' && atFault.has(key)) {
      waiting.push(one);
      continue;
    }
    const group = groups.get(key) ?? { area, unit: row.unit, rows: [] };
    if (group.rows.length >= mostRowsAtOnce)
      faults.push({ ...one, column: 'unit', fault: { code: 'tooMany', max: mostRowsAtOnce } });
    else group.rows.push(one);
    groups.set(key, group);
  }
  const units = [...groups.values()].map(({ area, unit, rows }) => ({
    body: { area, unit, rows: rows.map(({ row }) => row.value as WorkbookRow) },
    rows,
  }));
  return { units, waiting, faults };
};

/** Employees that are stored at once: with their log entries they fit one transaction. */
const mostPeople = 40;

/** The rows of a unit as they are stored: those of its set-up together, then the employees, each with all rows, {@link mostPeople} at a time. */
export const inParts = ({ rows, ...unit }: WorkbookUnit): readonly WorkbookPart[] => {
  const people = new Map<string, StaffRow[]>();
  for (const row of rows)
    if (row.sheet === 'staff') {
      const key = keyOf(row.category, row.name);
      people.set(key, [...(people.get(key) ?? []), row]);
    }
  const staff = [...people.values()];
  const chunks = Array.from({ length: Math.ceil(staff.length / mostPeople) }, (_, index) =>
    staff.slice(index * mostPeople, (index + 1) * mostPeople).flat(),
  );
  const parts = [rows.filter(({ sheet }) => sheet !== 'staff'), ...chunks].filter((part) => part.length > 0);
  return parts.map((part, index) => ({ ...unit, rows: part, more: index < parts.length - 1 }));
};

/** The units in lists of at most {@link mostRowsAtOnce} rows: one list is one request. */
export const inRequests = (units: readonly UnitRows[]): readonly (readonly UnitRows[])[] => {
  const lists: UnitRows[][] = [];
  let left = 0;
  for (const unit of units) {
    if (unit.rows.length > left) {
      lists.push([]);
      left = mostRowsAtOnce;
    }
    lists.at(-1)?.push(unit);
    left -= unit.rows.length;
  }
  return lists;
};
