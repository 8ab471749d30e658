import type { Grant } from '#shared/model/grant.ts';
import { addDays, type Day, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import type { Api, Client, Json } from './api.ts';

/** The Monday `weeks` from this week's, and the Sunday that ends that week. */
export const monday = (weeks = 0): Day => addDays(mondayOf(todayInStockholm(new Date())), 7 * weeks);
export const sunday = (weeks = 0): Day => sundayOf(monday(weeks));

const times = {
  startHour: 7,
  startMinute: 0,
  endHour: 15,
  endMinute: 30,
  breakHours: 0,
  breakMinutes: 30,
  wkndStartHour: 7,
  wkndStartMinute: 0,
  wkndEndHour: 16,
  wkndEndMinute: 0,
  wkndBreakHours: 0,
  wkndBreakMinutes: 45,
};

/** A row of demand: three on weekdays, two at the weekend with its own times. */
export const dayRow = (shiftId: string, change: object = {}) => ({
  shiftId,
  mon: '3',
  tue: '3',
  wed: '3',
  thu: '3',
  fri: '3',
  sat: '2',
  sun: '2',
  friShift: false,
  satShift: true,
  sunShift: true,
  ...times,
  ...change,
});

/** The grant to a whole organisation, or to one unit of it, with the right to write. */
export const organizationGrant = ({ orgId }: Pick<Ward, 'orgId'>): Grant => ({
  level: 'organization',
  orgId,
  canWrite: true,
});
export const unitGrant = ({ orgId, areaId, unitId }: Pick<Ward, 'orgId' | 'areaId' | 'unitId'>): Grant => ({
  level: 'unit',
  orgId,
  areaId,
  unitId,
  canWrite: true,
});

/** An organisation with one area, unit, category (38:15) and shift, made through the API, and the paths to them. */
export interface Ward {
  readonly orgId: string;
  readonly areaId: string;
  readonly unitId: string;
  readonly categoryId: string;
  readonly shiftId: string;
  readonly O: string;
  readonly A: string;
  readonly U: string;
  readonly C: string;
}

const made = async (client: Client, path: string, body: object): Promise<Json> => {
  const { status, body: answer, data } = await client.post(path, body);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return data;
};

/** Makes a ward as the provider's SuperAdmin. */
export const makeWard = async ({ root }: Pick<Api, 'root'>, name: string): Promise<Ward> => {
  const id = (answer: Json) => String(answer.id);
  const orgId = id(await made(root, '/api/organizations', { name }));
  const O = `/api/organizations/${orgId}`;
  const areaId = id(await made(root, `${O}/areas`, { name: 'Medicin' }));
  const A = `${O}/areas/${areaId}`;
  const unit = { name: 'Medicinavdelning 33', shortName: 'MED 33', hasBedsActivated: true };
  const unitId = id(await made(root, `${A}/units`, unit));
  const U = `${A}/units/${unitId}`;
  const period = { start: monday(-60), workingHours: 38, workingMinutes: 15 };
  const categoryId = id(await made(root, `${U}/categories`, { name: 'Sjuksköterska', period }));
  const C = `${U}/categories/${categoryId}`;
  const shiftId = id(await made(root, `${C}/shift`, { name: 'Dag', period: { start: monday(-60) } }));
  return { orgId, areaId, unitId, categoryId, shiftId, O, A, U, C };
};
