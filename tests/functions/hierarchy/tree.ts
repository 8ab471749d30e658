import { createArea } from '#functions/hierarchy/levels/area.ts';
import { createCategory } from '#functions/hierarchy/levels/category.ts';
import { createOrganization } from '#functions/hierarchy/levels/organization.ts';
import { createUnit } from '#functions/hierarchy/levels/unit.ts';
import { createShift } from '#functions/hierarchy/shifts/shift.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { OrganizationFields } from '#shared/model/organization.ts';
import { ShiftFields } from '#shared/model/shift.ts';
import { UnitFields } from '#shared/model/unit.ts';

let made = 0;

/** An organisation with a name of its own, made by the service. */
export const anOrganization = async (scope: Scope, fields: object = {}) => {
  const name = `Region ${++made}`;
  return createOrganization(scope, OrganizationFields.parse({ name, ...fields }));
};

/** A unit below an area, made by the service; the ids as a path has them. */
export const aUnit = async (scope: Scope, ids: { orgId: string; areaId: string }, fields: object = {}) => {
  const unit = await createUnit(scope, ids, UnitFields.parse({ name: `Enhet ${++made}`, ...fields }));
  return { ...ids, unitId: unit.id };
};

/** One of each level below an organisation of its own; the ids as a path has them. */
export const aTree = async (scope: Scope) => {
  const orgId = (await anOrganization(scope)).id;
  const areaId = (await createArea(scope, { orgId }, { name: 'Medicin' })).id;
  const unit = await aUnit(scope, { orgId, areaId }, { name: 'Avdelning 33', shortName: 'MED 33' });
  const categoryId = (await createCategory(scope, unit, { name: 'Sjuksköterska' })).id;
  const ids = { ...unit, categoryId };
  const shiftId = (await createShift(scope, ids, aShift('Dag'))).id;
  return { ...ids, shiftId };
};

/** The body of a shift. */
export const aShift = (name: string, period: object = {}): ShiftFields =>
  ShiftFields.parse({ name, period: { start: '2026-01-01', ...period } });
