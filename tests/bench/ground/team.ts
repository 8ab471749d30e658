import type { TeamMember } from '#shared/model/asset.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOfWeek } from '#shared/time/week.ts';
import { theDemo } from './demo.ts';
import { ground } from './grounds.ts';
import { tokenOf } from './program.ts';
import { superAdmin } from './wards.ts';

/** The year that is shown. */
const YEAR = 2028;
const PEOPLE = 200;

interface Made {
  readonly id: string;
}

/** A category of 200 employees on the demo's program, each with a holiday a year over ten years: 21 periods. */
export const theTeam = ground(async () => {
  const program = await theDemo();
  const headers = { authorization: `Bearer ${await tokenOf(program, superAdmin)}`, 'content-type': 'application/json' };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${program.url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: unknown }).data;
  };
  const make = async (path: string, body: object) => ((await call('POST', path, body)) as Made).id;
  const orgId = await make('/api/organizations', { name: 'Region Lag' });
  const areaId = await make(`/api/organizations/${orgId}/areas`, { name: 'Medicin' });
  const units = `/api/organizations/${orgId}/areas/${areaId}/units`;
  const unitId = await make(units, { name: 'Avdelning 1', shortName: 'Avd 1' });
  const categoryId = await make(`${units}/${unitId}/categories`, { name: 'Sjuksköterska' });
  const path = `${units}/${unitId}/categories/${categoryId}`;
  for (let index = 0; index < PEOPLE; index++)
    await make(`${path}/assets`, { name: `Person ${index}`, period: { start: '2026-01-05', level: 3 } });
  const range = `start=${mondayOfWeek(YEAR, 1)}&end=${addDays(mondayOfWeek(YEAR, 52)!, 6)}`;
  const team = async () => (await call('GET', `${path}/team?${range}`)) as readonly TeamMember[];
  const save = async (assets: readonly object[]) => call('PUT', `${path}/assets/periods`, { assets });

  /** The open period of an employee, cut by a holiday of four weeks a year. */
  const tenYears = ({ periods: [open] }: TeamMember) => {
    const starts = Array.from({ length: 10 }, (_, year) => mondayOfWeek(2026 + year, 28)!);
    const { start, end: _, ...values } = { ...open! };
    const rest = { workRate: 0, workRateExcluded: 1, weekendRate: 0, nightRate: 0, level: 0, comment: 'Semester' };
    let from: Day = start;
    return [
      ...starts.flatMap((monday) => {
        const before = { ...values, id: undefined, start: from, end: addDays(monday, -1) };
        from = addDays(monday, 28);
        return [before, { ...values, ...rest, id: undefined, start: monday, end: addDays(monday, 27) }];
      }),
      { ...values, id: undefined, start: from, end: null },
    ];
  };
  const members = await team();
  for (let first = 0; first < PEOPLE; first += 40)
    await save(
      members
        .slice(first, first + 40)
        .map((member) => ({ id: member.id, version: member.version, periods: tenYears(member) })),
    );
  const address = new URLSearchParams({ orgId, areaId, unitId, categoryId, tab: 'assets', mode: 'team', part: 'year' });
  return { team, save, address: `/plan?${address}&year=${YEAR}`, stop: async () => undefined };
});
