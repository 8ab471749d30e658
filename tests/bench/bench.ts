import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Benchmark, Measured } from './benchmark.ts';
import { bundles, bundlesLoad } from './bundles.ts';
import { calculation } from './calculation.ts';
import { duckdb } from './duckdb.ts';
import { endpointUnits } from './endpointUnits.ts';
import { firstPage } from './firstPage.ts';
import { endGrounds } from './ground/grounds.ts';
import { history } from './history.ts';
import { importedFile } from './imports.ts';
import { large } from './large.ts';
import { load } from './load.ts';
import { logPages } from './log.ts';
import {
  followUp200,
  mapRisk200,
  organization25,
  organization25Fresh,
  organization25Net,
  organization200,
  remedies200,
} from './organizationYear.ts';
import { readUnits } from './readUnits.ts';
import { region } from './region.ts';
import { remedySteps } from './remedySteps.ts';
import { costOf25, explanation, exportsOf16, printOf25, reportsOf25 } from './reports.ts';
import { firstStart, memory, secondStart } from './starts.ts';
import { storedPeriod } from './storedPeriod.ts';
import { tabs } from './tabs.ts';
import { teamSave, teamScroll, teamTyping } from './team.ts';
import { typing } from './typing.ts';
import { unitTabs } from './unitTabs.ts';
import { unitYear } from './unitYear.ts';
import { wards } from './wards.ts';
import { workbook } from './workbook.ts';
import { writersOfRegion, writersOfUnit } from './writers.ts';

/**
 * In this order: what needs the machine to itself comes before programs are started, and the comparison with DuckDB before
 * anything else has called the calculation with other shapes.
 */
const benchmarks: readonly Benchmark[] = [
  duckdb,
  calculation,
  bundles,
  bundlesLoad,
  unitYear,
  organization25,
  organization25Fresh,
  organization25Net,
  organization200,
  mapRisk200,
  remedies200,
  region,
  history,
  followUp200,
  reportsOf25,
  costOf25,
  explanation,
  exportsOf16,
  readUnits,
  endpointUnits,
  importedFile,
  logPages,
  storedPeriod,
  firstStart,
  secondStart,
  memory,
  load,
  writersOfUnit,
  writersOfRegion,
  firstPage,
  typing,
  teamTyping,
  remedySteps,
  teamScroll,
  teamSave,
  tabs,
  printOf25,
  unitTabs,
  large,
  wards,
  workbook,
];

type Line = readonly string[];

const head: Line = ['what', 'figure', 'beside', 'limit', ''];

const lineOf = ({ name, limit }: Benchmark, { figure, beside = '', ok }: Measured): Line => [
  name,
  figure,
  beside,
  limit,
  ok ? '✓' : '✗',
];

const asTable = (lines: readonly Line[]): string => {
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
};

const asMarkdown = (lines: readonly Line[]): string => {
  const row = (cells: Line) => `| ${cells.join(' | ')} |`;
  const [first = [], ...others] = lines;
  return [row(first), row(first.map(() => '---')), ...others.map(row)].join('\n');
};

const measure = async (benchmark: Benchmark): Promise<Measured> => {
  console.log(`— ${benchmark.name}`);
  try {
    return await benchmark.run();
  } catch (cause) {
    console.error(cause);
    return { figure: 'failed', ok: false };
  }
};

/** Where a whole run stores its figures. */
const page = 'tests/bench/README.md';

const pageOf = (lines: readonly Line[]): string => `# Figures

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores). A time is judged by its ratio to a reference of the same run; sizes and memory
have absolute limits. \`npm run bench -- WORD\` measures the rows whose name holds the word, and leaves this page as it is.

${asMarkdown(lines)}
`;

/**
 * Runs the benchmarks whose names hold one of the words. Without words it runs all, and writes the page beside this file.
 * @returns the exit code: 1 when one is outside its limit
 */
export const bench = async (words: readonly string[]): Promise<number> => {
  const chosen = benchmarks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const found: { readonly line: Line; readonly ok: boolean }[] = [];
  for (const benchmark of chosen) {
    const measured = await measure(benchmark);
    console.log(`  ${measured.figure}${measured.ok ? '' : ' ✗'}`);
    found.push({ line: lineOf(benchmark, measured), ok: measured.ok });
  }
  await endGrounds();
  const lines = [head, ...found.map(({ line }) => line)];
  console.log(`\n${asTable(lines)}`);
  if (words.length === 0) writeFileSync(page, pageOf(lines));
  return found.every(({ ok }) => ok) ? 0 : 1;
};
