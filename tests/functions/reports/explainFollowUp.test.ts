import { describe, expect, it } from 'vitest';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { explain } from '#functions/reports/explain/service.ts';
import { followUpOfReport } from '#functions/reports/export/followUp.ts';
import { followUpReport } from '#functions/reports/followUp.ts';
import { recomputed, type Step } from '#shared/calculation/index.ts';
import { Explanation } from '#shared/model/explanation.ts';
import { FollowUpAnswer } from '#shared/model/followUp.ts';
import { ExplainBody, FollowUpReport } from '#shared/model/report.ts';
import { refusal } from '../../support/plan.ts';
import { stamp } from '../../support/storedWard.ts';
import { withTable } from '../../support/table.ts';
import { orgId, storeRegion } from './region.ts';

const none = { calc: 'Aggr', isHeader: false, showResourceInfo: false, heromaActivityIdentifier: '' } as const;
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
const input = (id: string, values: readonly (number | null)[]) => ({
  ...stamp(id),
  months: Array.from({ length: 12 }, (_, index) => values[index] ?? null),
  imported: [],
});

const world = withTable(async ({ table }) => {
  await storeRegion(table);
  const ids = { orgId, unitId: 'heart' };
  const rates = { hour: 400, simpleOvertime: 500, qualifiedOvertime: 600, resourceHour: 420, rentalHour: 800 };
  await table.commit(
    insert({
      ...planKeys.activities(ids),
      data: {
        activities: [
          activity('Chef', { type: 'Manager' }),
          activity('Egen', { type: 'Worklog', map: 'Work' }),
          activity('Hyr', { type: 'Worklog', map: 'Rental' }),
          activity('Vak', { type: 'WorklogDetailed' }),
          activity('Rubrik', { type: 'Other', isHeader: true }),
          activity('Sjuk', { type: 'Other', calc: 'Avg' }),
        ],
      },
    }),
    insert({
      ...planKeys.inputs(ids, 2026),
      data: {
        year: 2026,
        inputs: [
          input('Chef', [160, 150]),
          input('Egen', [900.5, 800, 700]),
          input('Hyr', [40, null, 20]),
          input('Vak', [30, 10]),
          input('Sjuk', [8.5, null, 7]),
        ],
      },
    }),
    insert({
      ...planKeys.stencils(ids),
      data: { stencils: [{ ...stamp('stencil'), year: 2026, ...rates, monthlyWorkHours: 160 }] },
    }),
  );
});

const report = { type: 'followup', unitIds: ['heart'], startYear: 2026, endYear: 2026, endMonth: 4 } as const;
const explained = async (figure: object) =>
  Explanation.parse(await explain(world.scope(), ExplainBody.parse({ report, figure })));

describe('the explanation of a figure of the follow-up', () => {
  it('is that figure, and its steps recompute to it, for every row, month and year', async () => {
    const { units } = FollowUpAnswer.parse(await followUpReport(world.scope(), FollowUpReport.parse(report)));
    const rows = units[0]!.groups.flatMap((group) => group.rows).filter(({ isHeader }) => !isHeader);
    expect(rows.length).toBeGreaterThan(12);
    for (const row of rows)
      for (const month of [1, 2, 3, 4, undefined]) {
        const expected = month === undefined ? row.total : row.months[month - 1]!;
        const { value, steps, leftOut, rule } = await explained({
          unitId: 'heart',
          year: 2026,
          field: row.key,
          ...(month && { month }),
        });
        expect({ key: row.key, month, value }).toEqual({ key: row.key, month, value: expected });
        if (value === null) expect(leftOut.length, `${row.key} ${month}`).toBeGreaterThan(0);
        else expect(recomputed(steps as unknown as readonly Step[]), `${row.key} ${month}`).toBeCloseTo(value, 3);
        expect(rule).toBe("7. Follow-up of a unit's year, by month");
      }
  });

  it('names its activities and leads to where they are typed', async () => {
    const { steps } = await explained({ unitId: 'heart', year: 2026, month: 1, field: 'worked' });
    expect(steps.map(({ text, value }) => [text, value])).toEqual([
      ['Egen', 900.5],
      ['Hyr', 40],
    ]);
    expect(steps[0]?.source).toContain('tab=followup');
    expect(steps[0]?.source).toContain('year=2026');
  });

  it('says what the hours cost, each at its rate, and leads to the stencil', async () => {
    const { cost } = await explained({ unitId: 'heart', year: 2026, month: 1, field: 'worked' });
    expect(cost?.value).toBe(392.2);
    expect(cost?.steps.map(({ text, value, unit }) => [text, value, unit])).toEqual([
      ['Egen, 900,5 tim × 400 kr', 360.2, 'thousands'],
      ['Hyr, 40 tim × 800 kr', 32, 'thousands'],
    ]);
    expect(cost?.steps[0]?.source).toBe(
      '/plan?orgId=org&areaId=surgery&unitId=heart&year=2026&row=stencil&from=2026-01-01&tab=budget',
    );
    const year = await explained({ unitId: 'heart', year: 2026, field: 'worked' });
    expect(year.cost).toBeNull();
  });

  it('goes from demanded hours down to the shifts, each in its period and week', async () => {
    const figure = { unitId: 'lung', year: 2026, month: 1, field: 'demand' };
    const body = ExplainBody.parse({ report: { ...report, unitIds: ['lung'] }, figure });
    const { steps } = Explanation.parse(await explain(world.scope(), body));
    expect(steps.map(({ text }) => text)).toContain('Behov, pass Dag');
    for (const { source } of steps) expect(source).toMatch(/&period=\w+&week=2026-01-\d\d&tab=demand$/);
  });

  it('says why a month has no value', async () => {
    const { leftOut } = await explained({ unitId: 'heart', year: 2026, month: 4, field: 'difference' });
    expect(leftOut.map(({ reason }) => reason)).toContain('Utförd arbetstid saknas.');
  });

  it.each([
    [{ year: 2026, field: 'nothing' }, 'figure.field'],
    [{ year: 2026, field: 'other:unknown' }, 'figure.field'],
    [{ year: 2025, field: 'worked' }, 'figure.year'],
    [{ year: 2026, month: 5, field: 'worked' }, 'figure.month'],
  ])('is refused for %o at %s', async (figure, field) => {
    const { fields } = await refusal(() => explained({ unitId: 'heart', ...figure }));
    expect(Object.keys(fields)).toEqual([field]);
  });
});

it('exported rows have the groups and the units of the screen', async () => {
  const answer = FollowUpAnswer.parse(await followUpReport(world.scope(), FollowUpReport.parse(report)));
  const [part] = followUpOfReport(answer);
  const [group, row, unit] = ['Grupp', 'Rad', 'Enhet'].map((title) =>
    part!.columns.findIndex((one) => one.title === title),
  );
  const rows = [...part!.groups[0]!.rows].map((cells) => [cells[group!], cells[row!], cells[unit!]]);
  expect(rows).toContainEqual(['Tillgång − behov', 'Inhyrda', 'tjänster']);
  expect(rows).toContainEqual(['Arbetad tid', 'Behovstimmar', 'timmar']);
  expect(rows).toContainEqual(['Differens i tjänster', 'Specificerad', 'tjänster']);
});
