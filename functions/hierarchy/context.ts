import type { OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import { loadUnit } from '#functions/core/places/repository.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { mayWrite } from '#functions/kernel/rights/authorise.ts';
import type { Context } from '#shared/model/placeTree.ts';
import { categoryNamed } from './levels/category.ts';

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

/** The names of the request's organisation and area. */
export const placeContext = async ({ place }: Scope): Promise<Context> => ({
  org: named(found(place.org)),
  ...(place.area && { area: named(place.area) }),
});

/** The names of the request's place down to the unit, and the category if the ids name one. Throws 404. */
export const unitContext = async (
  scope: Scope,
  ids: UnitPath & OrgIds & { readonly categoryId?: string },
): Promise<Context> => {
  const { data } = await loadUnit(scope.table, ids);
  return {
    ...(await placeContext(scope)),
    unit: {
      ...named(data),
      parentId: data.areaId,
      shortName: data.shortName,
      hidden: data.hidden,
      hasBedsActivated: data.hasBedsActivated,
      hasBudgetHours: data.hasBudgetHours,
      canWrite: mayWrite(scope.caller, ids),
    },
    ...(ids.categoryId !== undefined && { category: named(categoryNamed(data.categories, ids.categoryId)) }),
  };
};
