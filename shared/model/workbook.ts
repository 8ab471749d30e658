// A workbook that sets up units: its rows as they are judged and stored (functions/hierarchy/workbook/README.md).

import * as z from 'zod';
import { AssetPeriodChange, checkedAssetPeriod } from './asset.ts';
import { BedPeriodChange } from './bed.ts';
import { BudgetPeriodChange } from './budget.ts';
import { CategoryPeriodChange, checkedCategoryPeriod } from './category.ts';
import { ShiftDemandFields } from './demand.ts';
import { changedDays, changedFields, changedWeeks, name, ordered, stamped } from './fields.ts';
import { PersonInvitation } from './invitation.ts';
import { ShiftPeriodChange } from './shift.ts';
import { StencilChange, StencilFields } from './stencil.ts';
import { UnitFields } from './unit.ts';

/** The sheets about units, in the order in which their rows are stored: each builds on those before it. */
const unitSheets = ['units', 'categories', 'staff', 'demand', 'beds', 'budget', 'stencils'] as const;
/** All sheets; the people of the last one are invited once the units are stored. */
export const workbookSheets = [...unitSheets, 'accounts'] as const;
export type WorkbookSheet = (typeof workbookSheets)[number];

/** Rows of one file at most, and of one request. */
export const mostWorkbookRows = 250_000;
export const mostRowsAtOnce = 2000;

const unitFields = UnitFields.pick({ shortName: true, hasBedsActivated: true, hasBudgetHours: true }).shape;
const week = CategoryPeriodChange.pick({ workingHours: true, workingMinutes: true }).shape;
const { version: _, start: __, end: ___, ...measures } = ShiftPeriodChange.shape;

/** A row of Avdelningar: a field left out keeps its value, or gets the first one of a new unit. */
export const UnitRow = z.object({ sheet: z.literal('units'), ...changedFields(unitFields) });
export type UnitRow = z.infer<typeof UnitRow>;

/** A row of Kategorier och pass: with a shift a period of that shift, otherwise a full-time week of the category. */
export const CategoryRow = checkedCategoryPeriod(
  ordered(
    z.object({
      sheet: z.literal('categories'),
      category: name(),
      shift: name().optional(),
      ...changedDays,
      ...week,
      ...measures,
    }),
  ),
);
export type CategoryRow = z.infer<typeof CategoryRow>;

const { version: _______, ...employed } = AssetPeriodChange.shape;

/** A row of Personal: a period of an employee. */
export const StaffRow = checkedAssetPeriod(
  z.object({ sheet: z.literal('staff'), category: name(), name: name(), ...employed }),
);
export type StaffRow = z.infer<typeof StaffRow>;

const { shiftId: _____, ...staffed } = ShiftDemandFields.shape;

/** A row of Behov: a shift of a live demand period. */
export const DemandRow = ordered(
  z.object({
    sheet: z.literal('demand'),
    category: name(),
    shift: name(),
    ...changedWeeks,
    ...changedFields(staffed),
  }),
);
export type DemandRow = z.infer<typeof DemandRow>;

const { beds, weekendBeds } = BedPeriodChange.shape;

/** A row of Vårdplatser: a period of whole weeks. */
export const BedRow = ordered(z.object({ sheet: z.literal('beds'), ...changedWeeks, beds, weekendBeds }));
export type BedRow = z.infer<typeof BedRow>;

const { budget, name: title } = BudgetPeriodChange.shape;

/** A row of Budget: a period of a category. */
export const BudgetRow = ordered(
  z.object({ sheet: z.literal('budget'), category: name(), ...changedDays, budget, name: title }),
);
export type BudgetRow = z.infer<typeof BudgetRow>;

const { year: ____, version: ______, ...rates } = StencilChange.shape;

/** A row of Schabloner: the rates of a year. */
export const StencilRow = z.object({ sheet: z.literal('stencils'), year: StencilFields.shape.year, ...rates });
export type StencilRow = z.infer<typeof StencilRow>;

/** A row of Konton: access of a person to a place, which the row names beside it. */
export const AccountRow = PersonInvitation.pick({ email: true, firstName: true, lastName: true }).extend({
  sheet: z.literal('accounts'),
  type: PersonInvitation.shape.type.default('User'),
  canWrite: z.boolean().default(false),
});
export type AccountRow = z.infer<typeof AccountRow>;

const WorkbookRow = z.union([UnitRow, CategoryRow, StaffRow, DemandRow, BedRow, BudgetRow, StencilRow]);
export type WorkbookRow = z.infer<typeof WorkbookRow>;

/** The rows of one unit, named within its area, in the order of the sheets. */
export const WorkbookUnit = z.object({
  area: name(),
  unit: name(),
  rows: z.array(WorkbookRow).min(1).max(mostRowsAtOnce),
});
export type WorkbookUnit = z.infer<typeof WorkbookUnit>;

/** Rows of a unit that are stored at once. `more`: further rows of the unit follow in other requests; if they are not stored, these are taken back. */
export const WorkbookPart = WorkbookUnit.extend({ more: z.boolean().default(false) });
export type WorkbookPart = z.infer<typeof WorkbookPart>;

/** Several units to preview, {@link mostRowsAtOnce} rows together. */
export const WorkbookUnits = z.object({
  units: z
    .array(WorkbookUnit)
    .min(1)
    .max(mostRowsAtOnce)
    .refine((units) => units.reduce((sum, { rows }) => sum + rows.length, 0) <= mostRowsAtOnce, {
      error: 'tooMany',
      params: { max: mostRowsAtOnce },
    }),
});

/** What becomes of a row; a fault names the row's field, a code of faults.ts, and its limits. */
export const RowOutcome = z.object({
  outcome: z.enum(['new', 'changed', 'unchanged', 'fault']),
  field: z.string().optional(),
  code: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});
export type RowOutcome = z.infer<typeof RowOutcome>;

/** The outcome of each row, in the order of the request. */
export const WorkbookPreview = z.object({ units: z.array(z.object({ rows: z.array(RowOutcome) })) });
export type WorkbookPreview = z.infer<typeof WorkbookPreview>;

/** A file that is about to be read in. */
export const ReadingFields = z.object({ file: name(200) });
export type ReadingFields = z.infer<typeof ReadingFields>;

/** A file that was read in, and how many units of it are stored or taken back. */
export const Reading = z.object({
  ...stamped,
  file: z.string(),
  at: z.string(),
  by: z.string(),
  units: z.number(),
  undone: z.number(),
  /** The unit that is stored in part, and until when its other rows are awaited. */
  unfinished: z.object({ unitId: z.string(), name: z.string(), until: z.string() }).optional(),
});
export type Reading = z.infer<typeof Reading>;

/** What of a reading is taken back: only the unit that is stored in part, or all units. */
export const UndoQuery = z.object({ only: z.literal('unfinished').optional() });

/** What was taken back, and the names of the units that were changed since and stay as they are. */
export const ReadingUndone = z.object({ undone: z.number(), changedSince: z.array(z.string()) });
export type ReadingUndone = z.infer<typeof ReadingUndone>;
