import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imports } from '#shared/contract/imports.ts';
import type { ImportPreview, UnitPreview } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { useConfirm } from '#web/kit/ui/hooks/useConfirm.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { OrgIds } from './ids.ts';
import { totalsOf } from './model/summary.ts';

/** A unit that refused the import. */
export interface RefusedRun {
  readonly unitName: string;
  readonly problem: ApiProblem;
}

interface RunOptions {
  readonly ids: OrgIds;
  readonly preview: ImportPreview;
  /** Sent to a unit, where the preview is of one. */
  readonly mappings: readonly CategoryMapping[];
  readonly onDone: () => void;
}

/** Imports the previewed file into its units, each all or nothing; asks first when values typed by hand are overwritten. */
export const useRun = ({ ids, preview, mappings, onDone }: RunOptions) => {
  const { t } = useTranslation();
  const message = useToast();
  const confirm = useConfirm();
  const personnel = useChange(imports.personnel);
  const hours = useChange(imports.hours);
  const [under, setUnder] = useState<number>();
  const [refused, setRefused] = useState<readonly RefusedRun[]>([]);
  const { fileId, kind } = preview;
  const into = ({ areaId, unitId }: UnitPreview) => {
    const params = { orgId: ids.orgId, areaId, unitId };
    return kind === 'personnel'
      ? personnel.attempt({ params, body: { fileId, ...(mappings.length > 0 && { mappings: [...mappings] }) } })
      : hours.attempt({ params, query: { fileId } });
  };
  const run = async (units: readonly UnitPreview[]): Promise<void> => {
    const { typed } = totalsOf(preview);
    const title = t(`imports.askTyped.${kind}`, { count: typed });
    if (typed > 0 && !(await confirm({ title, text: t('imports.askTypedText'), action: t('imports.run') }))) return;
    setRefused([]);
    let changes = 0;
    const problems: RefusedRun[] = [];
    for (const [index, unit] of units.entries()) {
      setUnder(index + 1);
      const outcome = await into(unit);
      if (outcome.ok) changes += outcome.answer.changes;
      else problems.push({ unitName: unit.unitName, problem: outcome.problem });
    }
    setUnder(undefined);
    setRefused(problems);
    if (problems.length === 0) message.success(t(`imports.done.${kind}`, { count: changes }));
    onDone();
  };
  return { run, refused, /** The number of the unit that is stored now. */ under };
};
