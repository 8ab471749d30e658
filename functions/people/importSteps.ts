import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { lateFiles } from '#functions/kernel/store/lateFiles.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { inParallel } from '#shared/inParallel.ts';
import { unitImports } from '../imports/repository.ts';
import { blanked } from './anonymous.ts';

/** An employee before (null: new) and after an import. */
interface Step {
  readonly before: StoredAsset | null;
  readonly after: StoredAsset;
}

/** Files that are read at a time. */
const width = 4;

/** Without name, comments and number. What left the employee otherwise cannot be undone any more. */
export const anonymousAsset = (asset: StoredAsset): StoredAsset => ({
  ...(blanked(asset) as StoredAsset),
  ...(asset.imported && { imported: { ...asset.imported, number: '' } }),
});

const anonymousStep = ({ before, after }: Step): Step => ({
  before: before && anonymousAsset(before),
  after: anonymousAsset(after),
});

/** Blanks an employee in what can be undone of the unit's imports: in the files of their values before and after. */
export const anonymiseImportSteps = async (
  table: Table,
  { assetId, ...ids }: UnitIds & { readonly assetId: string },
): Promise<void> => {
  const isOwn = ({ after }: Step): boolean => after.id === assetId;
  const names = (await unitImports(table, ids)).flatMap(({ data }) => (data.kind === 'personnel' && data.steps) || []);
  const files = await lateFiles();
  await inParallel(names, width, async (name) => {
    // Removed after 90 days.
    const text = await files.find(name);
    const steps: readonly Step[] = text === undefined ? [] : JSON.parse(text);
    if (steps.some(isOwn))
      await files.put(name, JSON.stringify(steps.map((step) => (isOwn(step) ? anonymousStep(step) : step))));
  });
};
