import { describe, expect, it } from 'vitest';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert, type Table } from '#functions/kernel/store/table.ts';
import { explain } from '#functions/reports/explain/service.ts';
import { keyValuesOfReport } from '#functions/reports/export/keyValues.ts';
import { keyValueOptions, keyValueReport } from '#functions/reports/keyValues.ts';
import { recomputed, type Step } from '#shared/calculation/index.ts';
import { Explanation } from '#shared/model/explanation.ts';
import { ExplainBody, KeyValueReport } from '#shared/model/report.ts';
import { WorkedKeyValues } from '#shared/model/reportAnswer.ts';
import { stamp } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';
import { orgId, storeRegion } from './region.ts';

const none = { calc: 'Aggr', isHeader: false, showResourceInfo: false, heromaActivityIdentifier: '' } as const;

/** Stores worked, specified and overtime hours of January and February of a year. */
const storeHours = async (table: Table, unitId: string, year: number, worked: readonly (number | null)[]) => {
  const ids = { orgId, unitId };
  const activity = (id: string, fields: object) => ({
    ...stamp(id),
    ...none,
    name: id,
    start: 2020,
    end: null,
    excludeFromTotal: false,
    map: null,
    ...fields,
  });
  const months = (values: readonly (number | null)[]) =>
    Array.from({ length: 12 }, (_, index) => values[index] ?? null);
  const input = (id: string, values: readonly (number | null)[]) => ({
    ...stamp(id),
    months: months(values),
    imported: [],
  });
  await table.commit(
    insert({
      ...planKeys.activities(ids),
      data: {
        activities: [
          activity(`${unitId}-own`, { type: 'Worklog', map: 'Work' }),
          activity(`${unitId}-watch`, { type: 'WorklogDetailed' }),
          activity(`${unitId}-over`, { type: 'Other', map: 'SimpleOvertime' }),
        ],
      },
    }),
    insert({
      ...planKeys.inputs(ids, year),
      data: {
        year,
        inputs: [input(`${unitId}-own`, worked), input(`${unitId}-watch`, [31, 20]), input(`${unitId}-over`, [62, 40])],
      },
    }),
  );
};

const world = withTable(async ({ table }) => {
  await storeRegion(table);
  await storeHours(table, 'lung', 2026, [310]);
  await storeHours(table, 'heart', 2026, [1000, 900]);
});

const definition = (change: object = {}) => ({
  unitIds: ['lung'],
  keyvalue: 1,
  startYear: 2026,
  endYear: 2026,
  endMonth: 2,
  ...change,
});
const report = async (change: object = {}) =>
  WorkedKeyValues.parse(await keyValueReport(world.scope(), KeyValueReport.parse(definition(change))));

describe('key value 1', () => {
  it('is demanded and worked hours over the bed-days of the months that lack nothing', async () => {
    const { groupWorklogs, totals, quality } = await report();
    // January: 31 days of 10 beds; 8 demanded hours a day.
    expect(groupWorklogs[0]?.worklogs).toEqual(totals);
    expect(totals[0]).toMatchObject({
      year: 2026,
      months: 1,
      of: 2,
      beds: 10,
      demand: 248,
      worklog: 310,
      diff: 62,
      demandPerBedAndDay: 0.8,
      worklogPerBedAndDay: 1,
      diffDemandWorklogPerBedAndDay: 0.2,
      detailedResources: 0.1,
      unspecifiedResources: 0.1,
    });
    expect(quality).toMatchObject([{ unitName: 'Lungan', kind: 'worklog', from: '2026-02-01', to: '2026-02-28' }]);
  });

  it('names a unit without demand all month, and has no figure then', async () => {
    const { totals, quality } = await report({ unitIds: ['brain'] });
    expect(totals[0]).toMatchObject({ months: 0, worklogPerBedAndDay: null });
    expect(new Set(quality.map(({ kind }) => kind))).toEqual(new Set(['demand', 'beds', 'worklog']));
  });

  it('refuses a simulated week, which no worked hours are of', () => {
    expect(KeyValueReport.safeParse(definition({ simulateWeek: 3 })).success).toBe(false);
    expect(KeyValueReport.safeParse(definition({ keyvalue: 5 })).success).toBe(false);
  });
});

describe('key value 2', () => {
  it('is overtime, resource and rental hours, of units together weighted by bed-days', async () => {
    const { groupWorklogs, totals } = await report({ keyvalue: 2, unitIds: ['lung', 'heart'], endMonth: 1 });
    const [lung, heart] = groupWorklogs.map(({ worklogs }) => worklogs[0]!);
    expect(lung).toMatchObject({ overTimePerBedAndDay: 0.2, resourcePerBedAndDay: 0, rentalPerBedAndDay: 0 });
    expect(heart?.beds).toBeCloseTo(152 / 7, 4);
    expect(totals[0]?.overTimePerBedAndDay).toBeCloseTo(124 / ((10 + 152 / 7) * 31), 4);
    expect(totals[0]).toMatchObject({ months: 2, of: 2 });
  });
});

describe('key values of worked hours', () => {
  it('are offered for the years with values', async () => {
    expect(await keyValueOptions(world.scope(), ['lung'])).toContain(2026);
  });

  it.each([1, 2] as const)(
    'are explained by steps that recompute to every figure of key value %i',
    async (keyvalue) => {
      const body = { type: 'keyvalues', ...definition({ keyvalue, unitIds: ['lung', 'heart'] }) };
      const { groupWorklogs, totals } = await report({ keyvalue, unitIds: ['lung', 'heart'] });
      const fields = [
        ...(keyvalue === 1
          ? (['demandPerBedAndDay', 'diffDemandWorklogPerBedAndDay', 'unspecifiedResources'] as const)
          : (['overTimePerBedAndDay', 'rentalPerBedAndDay'] as const)),
        ...(['worklogPerBedAndDay', 'detailedResources', 'beds'] as const),
      ];
      for (const { unitId, worklogs } of [...groupWorklogs, { unitId: null, worklogs: totals }])
        for (const row of worklogs)
          for (const field of fields) {
            const figure = { unitId, year: row.year, field };
            const { value, steps, leftOut } = Explanation.parse(
              await explain(world.scope(), ExplainBody.parse({ report: body, figure })),
            );
            expect({ figure, value }).toEqual({ figure, value: row[field] });
            expect(recomputed(steps as unknown as readonly Step[])).toBeCloseTo(row[field]!, 4);
            if (unitId === 'lung')
              expect(leftOut).toMatchObject([{ from: '2026-02-01', reason: 'Utförd arbetstid saknas.' }]);
          }
    },
  );

  it('are exported by unit and year', async () => {
    const part = keyValuesOfReport(await report({ endMonth: 1 }));
    expect(part.title).toBe('Behov mot arbetad tid');
    const rows = part.groups.flatMap(({ rows }) => [...rows]);
    // One unit is not said again as all of them.
    expect(rows.map(([name]) => name)).toEqual(['Lungan']);
    expect(rows[0]).toContain(0.8);
  });
});
