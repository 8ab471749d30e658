import * as z from 'zod';
import { presentAsset } from '#functions/assets/present.ts';
import type { StoredArea, StoredOrganization, StoredUnit } from '#functions/core/places/stored.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import type {
  StoredActivities,
  StoredAsset,
  StoredBeds,
  StoredBudget,
  StoredBudgetHours,
  StoredCategory,
  StoredComments,
  StoredInputs,
  StoredSchemas,
  StoredStencils,
} from '#functions/core/plan/stored.ts';
import { presentValues } from '#functions/followup/inputs.ts';
import { presentArea, presentOrganization, presentUnit } from '#functions/hierarchy/levels/present.ts';
import type { StoredUnitImport } from '#functions/imports/repository.ts';
import { presentImport } from '#functions/imports/store/history.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  organizationPartition,
  type PlanKind,
  planKindOf,
  unitIdsOf,
  unitPartition,
} from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { Activity, byMonth, FollowUpComments, InputValues } from '#shared/model/activity.ts';
import { Area } from '#shared/model/area.ts';
import { Asset } from '#shared/model/asset.ts';
import { BedPeriod } from '#shared/model/bed.ts';
import { BudgetPeriod } from '#shared/model/budget.ts';
import { BudgetHours } from '#shared/model/budgetHours.ts';
import { Category } from '#shared/model/category.ts';
import { Demand, ShiftDemandFields } from '#shared/model/demand.ts';
import { UnitImport } from '#shared/model/hrImport.ts';
import { Organization } from '#shared/model/organization.ts';
import { Schema } from '#shared/model/schema.ts';
import { Stencil } from '#shared/model/stencil.ts';
import { Unit } from '#shared/model/unit.ts';

/** Throws where an answer could not hold the data of a row. */
type Judge = (scope: Scope, data: never, row: Row) => unknown;

/** What a demand period has before its rows are completed from its category's shifts. */
const StoredDemand = Demand.omit({
  summary: true,
  averageBeds: true,
  multiplePeriod: true,
  bedsFirstWeek: true,
  weekendBedsFirstWeek: true,
  hasDisconnectedStart: true,
  hasDisconnectedEnd: true,
}).extend({ shiftDemands: z.array(ShiftDemandFields) });
const DemandDates = Demand.pick({ id: true, start: true, end: true, simulation: true });

/** The rows of a unit that answers are made of, each by the schema that its answer passes. */
const ofUnit: Partial<Readonly<Record<PlanKind, Judge>>> = {
  CATEGORY: ({ today }, data: StoredCategory, row) => Category.parse(presentCategory(data, unitIdsOf(row), today)),
  ASSET: (_, data: StoredAsset) => Asset.parse(presentAsset(data)),
  DEMAND: (_, data) => StoredDemand.parse(data),
  DEMANDS: (_, { periods }: { readonly periods: unknown }) => z.array(DemandDates).parse(periods),
  BEDS: (_, { periods }: StoredBeds) => z.array(BedPeriod.omit({ unitId: true })).parse(periods),
  BUDGET: (_, { periods }: StoredBudget) => z.array(BudgetPeriod).parse(periods),
  HOURS: (_, { periods }: StoredBudgetHours) => z.array(BudgetHours).parse(periods),
  SCHEMAS: (_, { periods }: StoredSchemas) => z.array(Schema).parse(periods),
  STENCILS: (_, { stencils }: StoredStencils) => z.array(Stencil).parse(stencils),
  ACTIVITIES: (_, { activities }: StoredActivities) => z.array(Activity).parse(activities),
  INPUTS: (_, { inputs }: StoredInputs) => z.array(InputValues).parse(inputs.map(presentValues)),
  COMMENTS: (_, data: StoredComments) => FollowUpComments.parse({ ...data, ...byMonth(data.months) }),
  IMPORT: (_, data: StoredUnitImport) => UnitImport.parse(presentImport(data)),
};

const ofPlace: Readonly<Record<string, Judge>> = {
  ORG: (scope, data: StoredOrganization) => Organization.parse(presentOrganization(scope, data, [])),
  AREA: (_, data: StoredArea) => Area.parse(presentArea(data, [])),
  UNIT: (scope, data: StoredUnit) => Unit.parse(presentUnit(scope, data)),
};

const judgeOf = (orgId: string, row: Row): Judge | undefined => {
  const { kind } = planKindOf(row);
  if (row.pk === organizationPartition(orgId)) return ofPlace[kind];
  return row.pk === unitPartition(unitIdsOf(row)) ? ofUnit[kind] : undefined;
};

/** Whether what the program answers can hold a row: a screen would otherwise fail as soon as the row is stored. */
export const isReadable = (scope: Scope, orgId: string, row: Row): boolean => {
  try {
    judgeOf(orgId, row)?.(scope, row.data as never, row);
    return true;
  } catch {
    // Of what is missing the presenters throw as the schemas do.
    return false;
  }
};
