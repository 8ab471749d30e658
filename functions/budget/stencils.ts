import { assertYearOpen } from '#functions/core/plan/periodKinds.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { expectVersion, fieldProblem, found } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { Stencil, StencilChange, StencilFields } from '#shared/model/stencil.ts';
import { loadStencils } from './repository.ts';

/** Which stencil. */
interface StencilIds extends UnitIds {
  readonly stencilId: string;
}

const byYear = (stencils: readonly Stencil[]): Stencil[] => [...stencils].sort((a, b) => a.year - b.year);

/** Throws `validation` when one of the stencils is of the year. */
const assertYearFree = (stencils: readonly Stencil[], year: number): void => {
  if (stencils.some((stencil) => stencil.year === year)) throw fieldProblem('year', 'duplicateYear');
};

/** The stencils of a unit, by year. */
export const listStencils = async ({ table }: Scope, ids: UnitIds): Promise<Stencil[]> =>
  byYear((await loadStencils(table, ids)).data.stencils);

/** A new stencil. Throws `stencilYear`, and `validation` when the year has one. */
export const createStencil = async (scope: Scope, ids: UnitIds, fields: StencilFields): Promise<Stencil> => {
  const row = await loadStencils(scope.table, ids);
  assertYearOpen(scope, fields.year);
  assertYearFree(row.data.stencils, fields.year);
  const stencil: Stencil = { ...fields, ...newStamp(scope, 'stl') };
  return scope.commit({
    writes: [replace(row, { stencils: [...row.data.stencils, stencil] })],
    action: 'create',
    object: 'stencil',
    id: stencil.id,
    after: stencil,
  });
};

/** Changes a stencil; the old and the new year are both judged. Throws 404, `conflict`, `stencilYear`, `validation`. */
export const updateStencil = async (
  scope: Scope,
  { stencilId, ...ids }: StencilIds,
  { version: _, ...change }: StencilChange,
  version: number | undefined,
): Promise<Stencil> => {
  const row = await loadStencils(scope.table, ids);
  const before = found(row.data.stencils.find(({ id }) => id === stencilId));
  expectVersion(before, version);
  const stencil: Stencil = { ...before, ...omitUndefined(change), ...nextStamp(scope, before) };
  const others = row.data.stencils.filter(({ id }) => id !== stencilId);
  assertYearOpen(scope, before.year);
  assertYearOpen(scope, stencil.year);
  assertYearFree(others, stencil.year);
  return scope.commit({
    writes: [replace(row, { stencils: [...others, stencil] })],
    action: 'update',
    object: 'stencil',
    id: stencilId,
    before,
    after: stencil,
  });
};

/** Removes a stencil. Throws 404, `conflict`, `stencilYear`. */
export const removeStencil = async (
  scope: Scope,
  { stencilId, ...ids }: StencilIds,
  version: number | undefined,
): Promise<undefined> => {
  const row = await loadStencils(scope.table, ids);
  const before = found(row.data.stencils.find(({ id }) => id === stencilId));
  expectVersion(before, version);
  assertYearOpen(scope, before.year);
  return scope.commit({
    writes: [replace(row, { stencils: row.data.stencils.filter(({ id }) => id !== stencilId) })],
    action: 'remove',
    object: 'stencil',
    id: stencilId,
    before,
    after: undefined,
  });
};
