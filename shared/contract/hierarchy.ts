import * as z from 'zod';
import { Area, AreaChange, AreaFields } from '#shared/model/area.ts';
import {
  Category,
  CategoryChange,
  CategoryFields,
  CategoryPeriod,
  CategoryPeriodChange,
  CategoryPeriodFields,
  checkedCategoryPeriod,
} from '#shared/model/category.ts';
import { OrganizationAbsence, OrganizationAbsenceChange } from '#shared/model/expectedAbsence.ts';
import { ordered } from '#shared/model/fields.ts';
import { FileAnswer } from '#shared/model/file.ts';
import { Organization, OrganizationChange, OrganizationFields } from '#shared/model/organization.ts';
import { Context } from '#shared/model/placeTree.ts';
import { RemovalContents } from '#shared/model/removal.ts';
import {
  checkedShiftPeriod,
  Shift,
  ShiftChange,
  ShiftFields,
  ShiftPeriod,
  ShiftPeriodChange,
  ShiftPeriodFields,
} from '#shared/model/shift.ts';
import { FoundShift, mostFoundShifts, ShiftQuery, ShiftUse } from '#shared/model/shiftSearch.ts';
import { Unit, UnitChange, UnitFields } from '#shared/model/unit.ts';
import {
  CategoryCopyFields,
  ShiftCopyFields,
  UnitCopy,
  UnitCopyFields,
  UnitCopyPreview,
  UnitCopyQuery,
} from '#shared/model/unitCopy.ts';
import { UnitSetup, UnitTemplateFields } from '#shared/model/unitSetup.ts';
import {
  Reading,
  ReadingFields,
  ReadingUndone,
  UndoQuery,
  WorkbookPart,
  WorkbookPreview,
  WorkbookUnits,
} from '#shared/model/workbook.ts';
import { confirm, inOrder, ordering } from './common.ts';
import { create, get, post, put, remove } from './define.ts';
import { A, C, O, U } from './paths.ts';

const contents = {
  who: 'admin',
  summary: 'What goes when the place is removed.',
  answer: RemovalContents,
} as const;

/** Organisations, areas, units, categories and shifts, with their periods and order. */
export const hierarchy = {
  organizations: get('/api/organizations', {
    who: 'signedIn',
    summary: 'The organisations one may see.',
    answer: z.array(Organization),
  }),
  createOrganization: create('/api/organizations', {
    who: 'admin',
    summary: 'A new organisation.',
    body: OrganizationFields,
    answer: Organization,
  }),
  organization: get(O, { who: 'read', summary: 'One organisation with its areas.', answer: Organization }),
  updateOrganization: put(O, {
    who: 'admin',
    summary: 'Changes an organisation.',
    body: OrganizationChange,
    answer: Organization,
  }),
  deleteOrganization: remove(O, { who: 'admin', summary: 'Removes an organisation and all below it.', query: confirm }),
  organizationContents: get(`${O}/contents`, contents),
  organizationContext: get(`${O}/context`, { who: 'context', summary: 'The names of the place.', answer: Context }),

  organizationAbsence: get(`${O}/absence`, {
    who: 'read',
    summary: 'The expected absence of an organisation, by the names of categories.',
    answer: OrganizationAbsence,
  }),
  saveOrganizationAbsence: put(`${O}/absence`, {
    who: 'admin',
    summary: 'Changes the expected absence of an organisation.',
    body: OrganizationAbsenceChange,
    answer: OrganizationAbsence,
  }),

  workbookTemplate: get(`${O}/workbook/template`, {
    who: 'admin',
    summary: 'An empty workbook to fill in.',
    answer: FileAnswer,
    files: ['xlsx'],
  }),
  workbook: get(`${O}/workbook`, {
    who: 'admin',
    summary: 'The set-up of the units as a workbook.',
    answer: FileAnswer,
    files: ['xlsx'],
  }),
  previewWorkbook: post(`${O}/workbook/preview`, {
    who: 'admin',
    summary: 'What would become of the rows of a workbook; stores nothing.',
    body: WorkbookUnits,
    answer: WorkbookPreview,
  }),
  readings: get(`${O}/workbook/readings`, {
    who: 'admin',
    summary: 'The workbooks read in during the last 90 days, newest first.',
    answer: z.array(Reading),
  }),
  createReading: create(`${O}/workbook/readings`, {
    who: 'admin',
    summary: 'Begins to read in a workbook; takes back what an interrupted reading left of a unit.',
    body: ReadingFields,
    answer: Reading,
  }),
  storeWorkbookUnit: post(`${O}/workbook/readings/{readingId}/units`, {
    who: 'admin',
    summary: 'Stores the rows of one unit, or a part of them: all or none.',
    body: WorkbookPart,
    answer: Reading,
  }),
  undoReading: post(`${O}/workbook/readings/{readingId}/undo`, {
    who: 'admin',
    summary: 'Takes back the units of a workbook that nothing has changed since.',
    query: UndoQuery,
    answer: ReadingUndone,
  }),

  areas: get(`${O}/areas`, { who: 'read', summary: 'The areas of an organisation.', answer: z.array(Area) }),
  createArea: create(`${O}/areas`, { who: 'admin', summary: 'A new area.', body: AreaFields, answer: Area }),
  area: get(A, { who: 'read', summary: 'One area with its units.', answer: Area }),
  updateArea: put(A, { who: 'admin', summary: 'Changes an area.', body: AreaChange, answer: Area }),
  deleteArea: remove(A, { who: 'admin', summary: 'Removes an area and all below it.', query: confirm }),
  areaContents: get(`${A}/contents`, contents),
  areaContext: get(`${A}/context`, { who: 'context', summary: 'The names of the place.', answer: Context }),

  units: get(`${A}/units`, { who: 'read', summary: 'The units of an area.', answer: z.array(Unit) }),
  createUnit: create(`${A}/units`, { who: 'admin', summary: 'A new unit.', body: UnitFields, answer: Unit }),
  copyUnit: create(`${A}/units/copies`, {
    who: 'admin',
    summary: 'A new unit with parts of another unit of the organisation: all or nothing.',
    body: UnitCopyFields,
    answer: UnitCopy,
  }),
  previewCopy: get(`${U}/copies/preview`, {
    who: 'admin',
    summary: 'What a copy of the unit would make.',
    query: UnitCopyQuery,
    answer: UnitCopyPreview,
  }),
  unitSetup: get(`${U}/setup`, {
    who: 'read',
    summary: 'How much of each step of its set-up the unit has.',
    answer: UnitSetup,
  }),
  applyTemplate: create(`${U}/categories/template`, {
    who: 'admin',
    summary: 'The categories and shifts of a template: all or none.',
    body: UnitTemplateFields,
    answer: z.array(Category),
  }),
  unit: get(U, { who: 'read', summary: 'One unit.', answer: Unit }),
  updateUnit: put(U, { who: 'admin', summary: 'Changes a unit.', body: UnitChange, answer: Unit }),
  deleteUnit: remove(U, { who: 'admin', summary: 'Removes a unit and all below it.', query: confirm }),
  unitContents: get(`${U}/contents`, contents),
  unitContext: get(`${U}/context`, { who: 'context', summary: 'The names of the place.', answer: Context }),

  categories: get(`${U}/categories`, {
    who: 'read',
    summary: 'The staff categories of a unit, in order.',
    answer: z.array(Category),
  }),
  createCategory: create(`${U}/categories`, {
    who: 'admin',
    summary: 'A new category.',
    body: CategoryFields,
    answer: Category,
  }),
  copyCategory: create(`${U}/categories/copies`, {
    who: 'admin',
    summary: 'A new category with the periods and shifts of another one of the organisation.',
    body: CategoryCopyFields,
    answer: Category,
  }),
  orderCategories: put(`${U}/categories/order`, {
    who: 'admin',
    summary: 'Puts the categories in order.',
    body: inOrder,
    answer: ordering,
  }),
  category: get(C, { who: 'read', summary: 'One category with its periods and shifts.', answer: Category }),
  updateCategory: put(C, { who: 'admin', summary: 'Changes a category.', body: CategoryChange, answer: Category }),
  deleteCategory: remove(C, { who: 'admin', summary: 'Removes a category and all below it.', query: confirm }),
  categoryContents: get(`${C}/contents`, contents),
  categoryContext: get(`${C}/context`, { who: 'context', summary: 'The names of the place.', answer: Context }),

  categoryPeriods: get(`${C}/period`, {
    who: 'read',
    summary: 'The periods of a category.',
    answer: z.array(CategoryPeriod),
  }),
  createCategoryPeriod: create(`${C}/period`, {
    who: 'admin',
    summary: 'A new category period.',
    body: checkedCategoryPeriod(CategoryPeriodFields),
    answer: CategoryPeriod,
  }),
  updateCategoryPeriod: put(`${C}/period/{periodId}`, {
    who: 'admin',
    summary: 'Changes a category period.',
    body: ordered(CategoryPeriodChange),
    answer: CategoryPeriod,
  }),
  deleteCategoryPeriod: remove(`${C}/period/{periodId}`, { who: 'admin', summary: 'Removes a category period.' }),

  findShifts: get(`${O}/shifts`, {
    who: 'admin',
    summary: `Up to ${mostFoundShifts} shifts of the organisation, by words of the name.`,
    query: ShiftQuery,
    answer: z.array(FoundShift),
  }),
  shiftUse: get(`${U}/shift-use`, {
    who: 'read',
    summary: 'The number of demand periods that have rows of each shift of the unit.',
    answer: z.array(ShiftUse),
  }),
  shifts: get(`${C}/shift`, { who: 'read', summary: 'The shifts of a category, in order.', answer: z.array(Shift) }),
  createShift: create(`${C}/shift`, {
    who: 'admin',
    summary: 'A new shift with its first period.',
    body: ShiftFields,
    answer: Shift,
  }),
  copyShift: create(`${C}/shift/copies`, {
    who: 'admin',
    summary: 'A new shift with the periods of another one of the organisation.',
    body: ShiftCopyFields,
    answer: Shift,
  }),
  orderShifts: put(`${C}/shift/order`, {
    who: 'admin',
    summary: 'Puts the shifts in order.',
    body: inOrder,
    answer: ordering,
  }),
  shift: get(`${C}/shift/{shiftId}`, { who: 'read', summary: 'One shift with its periods.', answer: Shift }),
  updateShift: put(`${C}/shift/{shiftId}`, {
    who: 'admin',
    summary: 'Renames a shift.',
    body: ShiftChange,
    answer: Shift,
  }),
  deleteShift: remove(`${C}/shift/{shiftId}`, { who: 'admin', summary: 'Removes a shift.', query: confirm }),
  shiftContents: get(`${C}/shift/{shiftId}/contents`, contents),
  createShiftPeriod: create(`${C}/shift/{shiftId}/period`, {
    who: 'admin',
    summary: 'A new period of a shift.',
    body: checkedShiftPeriod(ShiftPeriodFields),
    answer: ShiftPeriod,
  }),
  updateShiftPeriod: put(`${C}/shift/{shiftId}/period/{periodId}`, {
    who: 'admin',
    summary: 'Changes a period of a shift.',
    body: ordered(ShiftPeriodChange),
    answer: ShiftPeriod,
  }),
  deleteShiftPeriod: remove(`${C}/shift/{shiftId}/period/{periodId}`, {
    who: 'admin',
    summary: 'Removes a period of a shift.',
  }),
} as const;
