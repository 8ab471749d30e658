import type {
  StoredAsset,
  StoredBeds,
  StoredBudget,
  StoredCategory,
  StoredDemand,
  StoredSchemas,
  StoredShift,
} from '#functions/core/plan/stored.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { inTransactions } from '#functions/kernel/store/pastTable.ts';
import { insert, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import { ShiftDemandFields } from '#shared/model/demand.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import type { Day } from '#shared/time/day.ts';
import { assetRates } from './assetRates.ts';
import { noMeasures } from './noMeasures.ts';

/** Stored things as tests need them: short to write, complete when stored. */
export const day = (text: string): Day => text as Day;
export const until = (text: string | null): Day | null => text as Day | null;

export const stamp = (id: string): Stamp => ({
  id,
  version: 1,
  changedBy: 'somebody@demo.se',
  changedAt: '2026-01-01T08:00:00.000Z',
});

export const shift = (
  id: string,
  name: string,
  start: string,
  end: string | null = null,
  measures: Partial<ShiftPeriod> = {},
): StoredShift => ({
  ...stamp(id),
  name,
  periods: [
    {
      ...stamp(`${id}-period`),
      start: day(start),
      end: until(end),
      type: 'Standard',
      isNightShift: false,
      isDutyShift: false,
      ...noMeasures,
      ...measures,
    },
  ],
});

export const category = (
  id: string,
  name: string,
  shifts: readonly StoredShift[] = [],
  parts: Partial<StoredCategory> = {},
): StoredCategory => ({
  ...stamp(id),
  name,
  isBudgetCategory: false,
  periods: [
    {
      ...stamp(`${id}-period`),
      start: day('2024-01-01'),
      end: null,
      workingHours: 40,
      workingMinutes: 0,
      notes: '',
    },
  ],
  shifts,
  ...parts,
});

/** The budget of a category from 2026 on, in services. */
export const budgetOf = (amount: number): StoredBudget => ({
  periods: [
    {
      ...stamp('budget'),
      name: '',
      comment: '',
      demandBasisDate: null,
      assetBasisDate: null,
      start: day('2026-01-01'),
      end: null,
      budget: amount,
    },
  ],
});

/** A row of a shift: 8 hours, the given staff on each weekday. */
export const rowOf = (shiftId: string, staff: string, fields: Partial<ShiftDemandFields> = {}): ShiftDemandFields => ({
  ...ShiftDemandFields.parse({
    shiftId,
    ...Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => [weekday, staff])),
    startHour: 7,
    startMinute: 0,
    endHour: 15,
    endMinute: 0,
  }),
  ...fields,
});

export const demandOf = (
  categoryId: string,
  id: string,
  [start, end]: readonly [string, string | null],
  parts: Partial<StoredDemand> = {},
): StoredDemand => ({
  ...stamp(id),
  categoryId,
  start: day(start),
  end: until(end),
  locked: false,
  simulation: false,
  baseOnSchemaId: null,
  comment: '',
  shiftDemands: [],
  ...parts,
});

export const assetOf = (
  categoryId: string,
  id: string,
  [start, end]: readonly [string, string | null],
  rates: Partial<StoredAssetPeriod> = {},
): StoredAsset => ({
  ...stamp(id),
  categoryId,
  name: id,
  periods: [
    {
      ...stamp(`${id}-period`),
      start: day(start),
      end: until(end),
      ...assetRates,
      comment: '',
      ...rates,
    },
  ],
});

/** What a unit's partition is to hold. */
export interface Ward {
  readonly orgId: string;
  readonly unitId: string;
  readonly categories?: readonly StoredCategory[];
  readonly demands?: readonly StoredDemand[];
  readonly assets?: readonly StoredAsset[];
  readonly budget?: Readonly<Record<string, StoredBudget>>;
  readonly beds?: StoredBeds;
  /** The plan periods of each category. */
  readonly schemas?: Readonly<Record<string, StoredSchemas>>;
}

/** Stores a ward as the repositories would have. */
export const storeWard = async (table: Table, ward: Ward): Promise<void> => {
  const ids = (categoryId: string) => ({ orgId: ward.orgId, unitId: ward.unitId, categoryId });
  const { categories = [], demands = [], assets = [], budget = {}, beds, schemas = {} } = ward;
  const heads = categories.map(({ id }) => ({
    ...planKeys.demandHead(ids(id)),
    data: {
      periods: demands
        .filter(({ categoryId }) => categoryId === id)
        .map(({ id: demandId, start, end, simulation }) => ({ id: demandId, start, end, simulation })),
    },
  }));
  const rows: Omit<Row, 'version'>[] = [
    ...categories.map((data) => ({ ...planKeys.category(ids(data.id)), data })),
    ...heads.filter(({ data }) => data.periods.length > 0),
    ...demands.map((data) => ({ ...planKeys.demand(ids(data.categoryId), data.id), data })),
    ...assets.map((data) => ({ ...planKeys.asset(ids(data.categoryId), data.id), data })),
    ...Object.entries(budget).map(([id, data]) => ({ ...planKeys.budget(ids(id)), data })),
    ...Object.entries(schemas).map(([id, data]) => ({ ...planKeys.schemas(ids(id)), data })),
    ...(beds ? [{ ...planKeys.beds(ids('')), data: beds }] : []),
  ];
  for (const part of inTransactions(rows.map((row) => insert(row)))) await table.commit(...part);
};
