import { afterEach, beforeEach, vi } from 'vitest';
import { loadOrganization } from '#functions/core/places/repository.ts';
import { unitsOfOrganization } from '#functions/core/places/units.ts';
import { keptWeeksRange } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { inPlans } from '#functions/overview/repository.ts';
import { rowsOfUnits, unitReceiptsOf } from '#functions/overview/rows.ts';
import { type PackedReceipts, PlacedReceipt } from '#shared/model/receipt.ts';
import { unpacked } from '#shared/planning/packedWeeks.ts';
import { firstOfYear, todayInStockholm } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import type { Api } from './api.ts';
import { monday, sunday, type Ward } from './ward.ts';

const range = { start: monday(-40), end: sunday(40) };
const groupings = ['unit', 'category'] as const;

/** A packed answer with the receipts that it stands for. */
const unpackedAnswer = ({ status, rows }: { readonly status: number; readonly rows: readonly unknown[] }) => [
  status,
  (rows as readonly PackedReceipts[]).flatMap(({ fields, ...place }) =>
    unpacked(fields, weeksOf(range)).map((receipt) => ({ ...receipt, ...place })),
  ),
];

/** The map by HTTP, in each of its groupings: four answers, of which the first may keep what the others show. */
export const shownMap = async ({ root }: Pick<Api, 'root'>, { O }: Ward): Promise<unknown[]> => {
  const answers = [];
  for (const by of groupings) {
    const asked = `start=${range.start}&end=${range.end}&by=${by}`;
    const { status, rows } = await root.get(`${O}/receipts?${asked}`);
    answers.push([status, rows], unpackedAnswer(await root.get(`${O}/receipts/packed?${asked}`)));
  }
  return answers;
};

/** The same, computed from what is stored. */
export const freshMap = async ({ orgId }: Ward): Promise<unknown[]> => {
  const table = theTable();
  const { data: org } = await loadOrganization(table, { orgId });
  const units = await inPlans(
    { table, today: todayInStockholm(new Date()) },
    org,
    await unitsOfOrganization(table, orgId),
    // The whole plan.
    firstOfYear(1900),
    (planned) => unitReceiptsOf(planned, weeksOf(range), () => true),
  );
  const answers = [];
  for (const by of groupings) {
    const rows = await rowsOfUnits(units, { ...range, by });
    const answer = [200, JSON.parse(JSON.stringify(rows.map((row) => PlacedReceipt.parse(row))))];
    answers.push(answer, answer);
  }
  return answers;
};

/** What is kept of the ward's unit, by year. */
export const keptOf = (ward: Ward) =>
  theTable().query<{ plan: string; rules: string; weeks: string }>(keptWeeksRange(ward));

/** Runs each test of a file with a clock that can be set on. Returns what sets it so far that weeks of the present versions are kept. */
export const withSettling = (): (() => void) => {
  let later = 0;
  beforeEach(() => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return () => {
    later += 1_000;
  };
};
