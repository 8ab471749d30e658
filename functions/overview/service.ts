import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { inPlans, unitsOfArea, unitsOfOrganization } from './repository.ts';
import { type By, byCategory, byName, byUnit, total, unitReceiptsOf } from './rows.ts';

/** The days asked for, and by what the rows are told. */
type Asked = ClosedPeriod & { readonly by?: By };

const unitReceipts = async ({ table, place }: Scope, orgId: string, range: ClosedPeriod) => {
  const [receipts] = await inPlans(table, orgId, [found(place.unit)], (planned) => unitReceiptsOf(planned, range));
  return found(receipts);
};

/** The weekly receipts of one category. Throws 404. */
export const categoryReceipts = async (
  scope: Scope,
  { orgId, categoryId }: { readonly orgId: string; readonly categoryId: string },
  asked: Asked,
): Promise<PlacedReceipt[]> => {
  const unit = await unitReceipts(scope, orgId, asked);
  const category = found(unit.categories.find(({ id }) => id === categoryId));
  return byCategory({ ...unit, categories: [category] });
};

/** The weekly receipts of a unit: of each category, or their sum. */
export const receiptsOfUnit = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  asked: Asked,
): Promise<PlacedReceipt[]> => {
  const unit = await unitReceipts(scope, orgId, asked);
  return (asked.by ?? 'category') === 'category' ? byCategory(unit) : byUnit(unit, asked);
};

/** Hidden units are left out of sums except for SuperAdmin (api.md "Who may"). */
const seen = ({ caller }: Scope, units: readonly UnitNode[]): readonly UnitNode[] =>
  units.filter(({ hidden }) => !hidden || caller.type === 'SuperAdmin');

const receiptsOfUnits = async (scope: Scope, orgId: string, units: readonly UnitNode[], asked: Asked) => {
  const receipts = await inPlans(scope.table, orgId, seen(scope, units), (planned) => unitReceiptsOf(planned, asked));
  if (asked.by === 'category') return byName(receipts);
  return asked.by === 'total' ? total(receipts, asked) : receipts.flatMap((unit) => byUnit(unit, asked));
};

/** The weekly receipts of an area's units, or of categories of equal name, or of all. */
export const receiptsOfArea = async (
  scope: Scope,
  { orgId, areaId }: { readonly orgId: string; readonly areaId: string },
  asked: Asked,
): Promise<PlacedReceipt[]> => receiptsOfUnits(scope, orgId, await unitsOfArea(scope.table, orgId, areaId), asked);

/** The weekly receipts of an organisation's units, or of categories of equal name, or of all. */
export const receiptsOfOrganization = async (
  scope: Scope,
  { orgId }: { readonly orgId: string },
  asked: Asked,
): Promise<PlacedReceipt[]> => receiptsOfUnits(scope, orgId, await unitsOfOrganization(scope.table, orgId), asked);
