import { Problem } from '#functions/kernel/problem.ts';

/** The refusal of an import because of a line of the file. */
export const refusedLine = (line: number): Problem =>
  new Problem('noImport', { fields: { [`line.${line}`]: { code: 'importLine', name: String(line) } } });
