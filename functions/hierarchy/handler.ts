import { lambda } from '#functions/kernel/http/lambda.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { placeContext, unitContext } from './context.ts';
import { copyUnit, previewCopy } from './copies/copy.ts';
import { copyCategory, copyShift } from './copies/copyOne.ts';
import * as area from './levels/area.ts';
import * as category from './levels/category.ts';
import * as categoryPeriod from './levels/categoryPeriod.ts';
import * as organization from './levels/organization.ts';
import { organizationAbsence, saveOrganizationAbsence } from './levels/organizationAbsence.ts';
import * as unit from './levels/unit.ts';
import * as contents from './removal/contents.ts';
import { orderRemoval } from './removal/order.ts';
import * as removal from './removal/remove.ts';
import { deleteShift } from './removal/removeShift.ts';
import { unitSetup } from './setup/setup.ts';
import { applyTemplate } from './setup/template.ts';
import { findShifts } from './shifts/search.ts';
import * as shift from './shifts/shift.ts';
import * as shiftPeriod from './shifts/shiftPeriod.ts';
import { shiftUse } from './shifts/use.ts';
import { exportWorkbook, template } from './workbook/file.ts';
import { previewUnits } from './workbook/judged.ts';
import { createReading, listReadings } from './workbook/readings.ts';
import { storeUnit } from './workbook/store.ts';
import { undoInterrupted, undoReading } from './workbook/undo.ts';

export const handler = lambda(hierarchy, (scope) => ({
  organizations: () => organization.listOrganizations(scope),
  createOrganization: ({ body }) => organization.createOrganization(scope, body),
  organization: ({ params }) => organization.getOrganization(scope, params),
  updateOrganization: ({ params, body, version }) => organization.updateOrganization(scope, params, body, version),
  deleteOrganization: async ({ params, query, version }) => {
    await removal.markOrganization(scope, params, { ...query, version });
    return orderRemoval(params);
  },
  organizationContents: ({ params }) => contents.organizationContents(scope, params),
  organizationContext: () => placeContext(scope),
  organizationAbsence: ({ params }) => organizationAbsence(scope, params),
  saveOrganizationAbsence: ({ params, body, version }) => saveOrganizationAbsence(scope, params, body, version),

  workbookTemplate: () => template(scope),
  workbook: ({ params }) => exportWorkbook(scope, params),
  previewWorkbook: ({ params, body }) => previewUnits(scope, params, body.units),
  readings: ({ params }) => listReadings(scope, params),
  createReading: async ({ params, body }) => {
    await undoInterrupted(scope, params);
    return createReading(scope, params, body);
  },
  storeWorkbookUnit: ({ params, body }) => storeUnit(scope, params, body),
  undoReading: ({ params, query }) => undoReading(scope, params, query),

  areas: ({ params }) => area.listAreas(scope, params),
  createArea: ({ params, body }) => area.createArea(scope, params, body),
  area: ({ params }) => area.getArea(scope, params),
  updateArea: ({ params, body, version }) => area.updateArea(scope, params, body, version),
  deleteArea: ({ params, query, version }) => removal.deleteArea(scope, params, { ...query, version }),
  areaContents: ({ params }) => contents.areaContents(scope, params),
  areaContext: () => placeContext(scope),

  units: ({ params }) => unit.listUnits(scope, params),
  createUnit: ({ params, body }) => unit.createUnit(scope, params, body),
  copyUnit: ({ params, body }) => copyUnit(scope, params, body),
  previewCopy: ({ query }) => previewCopy(scope, query),
  unitSetup: ({ params }) => unitSetup(scope, params),
  applyTemplate: ({ params, body }) => applyTemplate(scope, params, body),
  unit: ({ params }) => unit.getUnit(scope, params),
  updateUnit: ({ params, body, version }) => unit.updateUnit(scope, params, body, version),
  deleteUnit: ({ params, query, version }) => removal.deleteUnit(scope, params, { ...query, version }),
  unitContents: ({ params }) => contents.unitContents(scope, params),
  unitContext: ({ params }) => unitContext(scope, params),

  categories: ({ params }) => category.listCategories(scope, params),
  createCategory: ({ params, body }) => category.createCategory(scope, params, body),
  copyCategory: ({ params, body }) => copyCategory(scope, params, body),
  orderCategories: ({ params, body }) => category.orderCategories(scope, params, body),
  category: ({ params }) => category.getCategory(scope, params),
  updateCategory: ({ params, body, version }) => category.updateCategory(scope, params, body, version),
  deleteCategory: ({ params, query, version }) => removal.deleteCategory(scope, params, { ...query, version }),
  categoryContents: ({ params }) => contents.categoryContents(scope, params),
  categoryContext: ({ params }) => unitContext(scope, params),

  categoryPeriods: ({ params }) => categoryPeriod.listCategoryPeriods(scope, params),
  createCategoryPeriod: ({ params, body }) => categoryPeriod.createCategoryPeriod(scope, params, body),
  updateCategoryPeriod: ({ params, body, version }) =>
    categoryPeriod.updateCategoryPeriod(scope, params, body, version),
  deleteCategoryPeriod: ({ params, version }) => categoryPeriod.deleteCategoryPeriod(scope, params, version),

  findShifts: ({ params, query }) => findShifts(scope, params, query),
  shiftUse: ({ params }) => shiftUse(scope, params),
  shifts: ({ params }) => shift.listShifts(scope, params),
  copyShift: ({ params, body }) => copyShift(scope, params, body),
  createShift: ({ params, body }) => shift.createShift(scope, params, body),
  orderShifts: ({ params, body }) => shift.orderShifts(scope, params, body),
  shift: ({ params }) => shift.getShift(scope, params),
  updateShift: ({ params, body, version }) => shift.updateShift(scope, params, body, version),
  deleteShift: ({ params, query, version }) => deleteShift(scope, params, { ...query, version }),
  shiftContents: ({ params }) => contents.shiftContents(scope, params),
  createShiftPeriod: ({ params, body }) => shiftPeriod.createShiftPeriod(scope, params, body),
  updateShiftPeriod: ({ params, body, version }) => shiftPeriod.updateShiftPeriod(scope, params, body, version),
  deleteShiftPeriod: ({ params, version }) => shiftPeriod.deleteShiftPeriod(scope, params, version),
}));
