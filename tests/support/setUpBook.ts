import readSheets from 'read-excel-file/node';
import { expect } from 'vitest';
import { type FileSheet, type ReadWorkbook, readWorkbook } from '#shared/workbook/read.ts';
import { inParts, inRequests, type KnownUnit, rowsByUnit } from '#shared/workbook/units.ts';
import type { Api } from './api.ts';

const unitHead = ['Verksamhet', 'Namn', 'Kortnamn', 'Vårdplatser', 'Budgettimmar'];
const categoryHead = ['Avdelning', 'Kategori', 'Veckoarbetstid', 'Pass', 'Räknas som', 'Nattpass', 'Från', 'Till'];
/** The sheets of units and of categories and shifts. */
export const book = (units: FileSheet['data'], categories: FileSheet['data'] = []): readonly FileSheet[] => [
  { sheet: 'Avdelningar', data: [unitHead, ...units] },
  { sheet: 'Kategorier och pass', data: [categoryHead, ...categories] },
];

/** The sheets of beds, budgets and stencils. */
export const bookOfValues = (
  beds: FileSheet['data'],
  budget: FileSheet['data'],
  stencils: FileSheet['data'],
): readonly FileSheet[] => [
  { sheet: 'Vårdplatser', data: [['Avdelning', 'Vardag', 'Helg', 'Från', 'Till'], ...beds] },
  { sheet: 'Budget', data: [['Avdelning', 'Kategori', 'Tjänster', 'Benämning', 'Från', 'Till'], ...budget] },
  { sheet: 'Schabloner', data: [['Avdelning', 'År', 'Timkostnad', 'Resurs'], ...stencils] },
];

const demandHead = ['Avdelning', 'Kategori', 'Pass', 'Mån', 'Lör', 'Start', 'Slut', 'Rast', 'Helgpass lör'].concat([
  'Start helg',
  'Slut helg',
  'Från',
  'Till',
]);
/** The sheet of demand. */
export const bookOfDemand = (rows: FileSheet['data']): FileSheet => ({ sheet: 'Behov', data: [demandHead, ...rows] });

const staffHead = ['Avdelning', 'Kategori', 'Namn', 'Grad', 'Grad utanför', 'Frånvaro', 'Inhyrd', 'Nivå', 'Kommentar'];
/** The sheet of employees. */
export const bookOfStaff = (rows: FileSheet['data']): FileSheet => ({
  sheet: 'Personal',
  data: [[...staffHead, 'Från', 'Till'], ...rows],
});

/** The sheets as they are read; fails where the file is refused. */
export const read = (file: readonly FileSheet[]): ReadWorkbook => {
  const workbook = readWorkbook(file);
  if (typeof workbook === 'string') throw new Error(workbook);
  return workbook;
};

/** What a test does with workbooks of an organisation, whose path is `O`. */
export const workbooksOf = (api: Pick<Api, 'root' | 'server'>) => {
  const knownUnits = async (O: string): Promise<KnownUnit[]> => {
    const { rows } = await api.root.get(`${O}/areas`);
    return rows.flatMap((area) =>
      (area.units as unknown as { name: string }[]).map(({ name }) => ({ area: String(area.name), unit: name })),
    );
  };
  const grouped = async (O: string, file: readonly FileSheet[]) => rowsByUnit(read(file), await knownUnits(O));
  /** What becomes of each row of the file, in the order of its units. */
  const preview = async (O: string, file: readonly FileSheet[]) => {
    const { units } = await grouped(O, file);
    const outcomes: unknown[] = [];
    for (const some of inRequests(units)) {
      const { status, data } = await api.root.post(`${O}/workbook/preview`, { units: some.map(({ body }) => body) });
      expect(status).toBe(200);
      for (const unit of data.units as unknown as { rows: unknown[] }[]) outcomes.push(...unit.rows);
    }
    return outcomes as { outcome: string; field?: string; code?: string }[];
  };
  /** Reads the sound rows in, unit by unit. */
  const readIn = async (O: string, file: readonly FileSheet[]) => {
    const { units } = await grouped(O, file);
    const { data: reading } = await api.root.post(`${O}/workbook/readings`, { file: 'upplägg.xlsx' });
    const answers = [];
    for (const { body } of units)
      for (const part of inParts(body))
        answers.push(await api.root.post(`${O}/workbook/readings/${reading.id}/units`, part));
    return {
      id: String(reading.id),
      answers,
      undo: () => api.root.post(`${O}/workbook/readings/${reading.id}/undo`, {}),
    };
  };
  /** The sheets of a workbook that an endpoint answers. */
  const exported = async (path: string, { token } = api.root): Promise<readonly FileSheet[]> => {
    const answer = await fetch(`${api.server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return readSheets(Buffer.from(await answer.arrayBuffer()));
  };
  /** The path of the unit, if there is one. */
  const unitNamed = async (O: string, name: string) => {
    const { rows } = await api.root.get(`${O}/areas`);
    for (const area of rows)
      for (const unit of area.units as unknown as { id: string; name: string }[])
        if (unit.name === name) return `${O}/areas/${area.id}/units/${unit.id}`;
    return undefined;
  };
  return { grouped, preview, readIn, exported, unitNamed };
};
