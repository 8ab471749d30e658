import { describe, expect, it } from 'vitest';
import { Access } from '#shared/model/access.ts';
import { Account } from '#shared/model/account.ts';
import { Activity, ActivityInput, FollowUpComments } from '#shared/model/activity.ts';
import { Area } from '#shared/model/area.ts';
import { Asset, AssetPeriod } from '#shared/model/asset.ts';
import { BedPeriod } from '#shared/model/bed.ts';
import { BudgetPeriod } from '#shared/model/budget.ts';
import { BudgetHours } from '#shared/model/budgetHours.ts';
import { Category, CategoryPeriod } from '#shared/model/category.ts';
import { MonthToClose } from '#shared/model/closing.ts';
import { Demand, ShiftDemand } from '#shared/model/demand.ts';
import { AbsenceRates } from '#shared/model/expectedAbsence.ts';
import { GroupMapping } from '#shared/model/groupMapping.ts';
import { UnitImport } from '#shared/model/hrImport.ts';
import { CategoryMapping, ImportMapping } from '#shared/model/importMapping.ts';
import { Organization } from '#shared/model/organization.ts';
import { PlaceText } from '#shared/model/placeFollowUp.ts';
import { CategoryRates } from '#shared/model/rates.ts';
import { Schema } from '#shared/model/schema.ts';
import { Shift, ShiftPeriod } from '#shared/model/shift.ts';
import { Stencil } from '#shared/model/stencil.ts';
import { Unit } from '#shared/model/unit.ts';
import { absenceIn, codeIn, isShown, labelKeys } from '#web/domain/history/fields.ts';
import { catalogue as en } from '#web/platform/locales/en.ts';
import { catalogue as sv } from '#web/platform/locales/sv.ts';

/** What hangs below and has a log of its own. */
const below = ['areas', 'units', 'categories', 'shifts'];

const stored = {
  AbsenceRates,
  Access,
  Account,
  Activity,
  ActivityInput,
  Area,
  Asset,
  AssetPeriod,
  BedPeriod,
  BudgetHours,
  BudgetPeriod,
  Category,
  CategoryMapping,
  CategoryPeriod,
  CategoryRates,
  Demand,
  FollowUpComments,
  GroupMapping,
  GroupRow: GroupMapping.shape.rows.element,
  ImportMapping,
  MonthToClose,
  Organization,
  PlaceText,
  Schema,
  Shift,
  ShiftDemand,
  ShiftPeriod,
  Stencil,
  Unit,
  UnitImport,
};

const textAt = (catalogue: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalogue);

const hasLabel = (field: string): boolean =>
  [sv, en].every((catalogue) => labelKeys(field).some((key) => typeof textAt(catalogue, key) === 'string'));

describe('the fields of what is stored', () => {
  it.each(Object.entries(stored))('every logged field of %s has a text', (_, { shape }) => {
    const raw = Object.keys(shape).filter((field) => isShown(field) && !hasLabel(field) && !below.includes(field));
    expect(raw).toEqual([]);
  });

  it('shows the role of a grant as a code, and not its account, which the line above names', () => {
    expect(codeIn('role', 'SuperUser')).toBe('SuperUser');
    expect(codeIn('loginType', 'saml')).toBe('saml');
    expect([isShown('userName'), isShown('selectedOption')]).toEqual([false, false]);
  });

  it('shows the kind of an absence in words, and how a new period made room for itself by the days alone', () => {
    expect([absenceIn('absence', 'vacation'), absenceIn('comment', 'vacation')]).toEqual(['vacation', undefined]);
    expect(isShown('split')).toBe(false);
  });
});
