import type { Api, Json } from './api.ts';
import { dayRow, makeWard, monday, sunday, type Ward } from './ward.ts';

/** A unit of an organisation with one category of nurses. */
export type NurseUnit = Omit<Ward, 'shiftId'> & { readonly name: string };

/** An organisation in which one unit is short in the weeks 4 to 7 from now, and two others have a surplus then. */
export interface ShortRegion extends Ward {
  /** 4 services demanded: Eva 1, Bo 0.75 who has agreed to 0.9, and Cia, on holiday in all weeks but the last. */
  readonly short: NurseUnit;
  /** 1 service over, in the same area; and 0.5, in another. */
  readonly near: NurseUnit;
  readonly far: NurseUnit;
}

const dayIn = (start: number, end: number) => ({ start: monday(start), end: sunday(end) });

const made = async ({ root }: Pick<Api, 'root'>, path: string, body: object): Promise<Json> => {
  const { status, data, body: answer } = await root.post(path, body);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return data;
};

/** Employs somebody in a category from this week on. */
export const employ = async (api: Pick<Api, 'root'>, { C }: Pick<NurseUnit, 'C'>, name: string, workRate: number) =>
  String((await made(api, `${C}/assets`, { name, period: { start: monday(-8), workRate } })).id);

/** A demand of four services in some weeks from now. */
const demand = async (api: Pick<Api, 'root'>, { C }: Pick<NurseUnit, 'C'>, shiftId: string) => {
  const { id } = await made(api, `${C}/demands`, dayIn(4, 7));
  await api.root.put(`${C}/demands/${id}`, { shiftDemands: [dayRow(shiftId)] });
};

/** A further unit with a demand of four services in the weeks 4 to 7, and staff of these rates. */
export const nurseUnit = async (
  api: Pick<Api, 'root'>,
  { orgId, areaId }: Pick<Ward, 'orgId' | 'areaId'>,
  name: string,
  ...rates: number[]
): Promise<NurseUnit> => {
  const O = `/api/organizations/${orgId}`;
  const A = `${O}/areas/${areaId}`;
  const unitId = String((await made(api, `${A}/units`, { name })).id);
  const U = `${A}/units/${unitId}`;
  const period = { start: monday(-60), workingHours: 38, workingMinutes: 15 };
  const categoryId = String((await made(api, `${U}/categories`, { name: 'sjuksköterska', period })).id);
  const C = `${U}/categories/${categoryId}`;
  const shift = await made(api, `${C}/shift`, { name: 'Dag', period: { start: monday(-60) } });
  const unit = { orgId, areaId, unitId, categoryId, O, A, U, C, name };
  await demand(api, unit, String(shift.id));
  for (const [index, rate] of rates.entries()) await employ(api, unit, `${name} ${index + 1}`, rate);
  return unit;
};

/** The wages that price the region's nurses this year and the next two. */
const wages = (year: number) => ({
  category: 'Sjuksköterska',
  year,
  monthlySalary: 38_000,
  payrollTax: 50,
  evening: 25,
  night: 55,
  weekend: 65,
  overtime: 600,
  rental: 900,
});

/** Makes the region as the provider's SuperAdmin. */
export const shortRegion = async (api: Pick<Api, 'root'>, name: string): Promise<ShortRegion> => {
  const ward = await makeWard(api, name);
  const short = { ...ward, name: 'Medicinavdelning 33' };
  await demand(api, ward, ward.shiftId);
  await employ(api, short, 'Eva', 1);
  const bo = await employ(api, short, 'Bo', 0.75);
  await api.root.put(`${ward.C}/assets/${bo}`, { agreedRate: 0.9 });
  const cia = await employ(api, short, 'Cia', 1);
  await api.root.post(`${ward.C}/assets/${cia}/periods`, {
    ...dayIn(4, 6),
    workRate: 0,
    workRateExcluded: 1,
    absence: 'vacation',
    split: true,
  });
  const areaId = String((await made(api, `${ward.O}/areas`, { name: 'Kirurgi' })).id);
  const near = await nurseUnit(api, ward, 'Dialysenheten', 1, 1, 1, 1, 1);
  const far = await nurseUnit(api, { ...ward, areaId }, 'Kirurgavdelning 41', 1, 1, 1, 1, 0.5);
  const year = Number(monday().slice(0, 4));
  await api.root.put(`${ward.O}/rates`, { rates: [year, year + 1, year + 2].map(wages), version: 0 });
  return { ...ward, short, near, far };
};
