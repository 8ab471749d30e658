import type { OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { ImportPreview, PreviewRequest } from '#shared/model/hrImport.ts';
import type { ImportKind } from '#shared/model/importMapping.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import { openFile, sourceOf, unitsAtOnce } from './opened.ts';
import { leftOf, type OutcomeOf } from './outcome.ts';
import { presentOutcome, presentRemarks, presentSample } from './present.ts';
import type { RowRemark } from './read/rows.ts';
import { importOf } from './unitOutcome.ts';

/** The number of changes that an import may store. */
const storable = (outcome: OutcomeOf[ImportKind]): number =>
  outcome.kind === 'hours' ? outcome.changes.length : outcome.changes.length - leftOf(outcome);

/** A file, how it is read, and what it would change in the organisation or in one unit of it. Stores the file only. */
export const previewImport = async (
  scope: Scope,
  ids: OrgIds & Partial<UnitPath>,
  request: PreviewRequest,
): Promise<ImportPreview> => {
  const ofUnit = ids.unitId !== undefined;
  const source = await sourceOf(scope, ids, request);
  const opened = await openFile(scope, ids, request.kind, source, { toMap: !ofUnit });
  const { file, original, notes, unitNames, ofAny } = opened;
  const wanted = opened.units.filter(({ unit }) => !ofUnit || unit.id === ids.unitId);
  const [own] = wanted;
  // Remarks on the lines of other units do not concern an import into one unit.
  const isRelevant = ({ unit }: RowRemark) =>
    !ofUnit || !unitNames.has(comparable(unit)) || comparable(unit) === comparable(own?.unit.importIdentifier ?? '');
  const all = await inParallel(wanted, unitsAtOnce, (rows) => importOf(scope, ids, opened, rows, request.mappings));
  const faults = [...file.faults, ...all.flatMap(({ outcome }) => outcome.faults)];
  const widened = all.reduce((sum, { outcome }) => sum + (outcome.kind === 'personnel' ? outcome.widened : 0), 0);
  return {
    fileId: original.id,
    fileName: original.name,
    kind: file.kind,
    facts: { ...file.facts, widened },
    columns: [...file.columns],
    fields: [...file.fields],
    missing: [...file.missing],
    sample: file.sample.map((row) => presentSample(row, unitNames)),
    ...presentRemarks(
      [...new Set(faults)].filter(isRelevant),
      [...notes, ...all.flatMap(({ outcome }) => outcome.notes)].filter(isRelevant),
      unitNames,
      ofAny,
    ),
    units: all
      .map(({ outcome, newest, digest, categories, held }) =>
        presentOutcome(outcome, newest?.digest === digest && storable(outcome) === 0, held, categories),
      )
      .sort((a, b) => compareNames(a.unitName, b.unitName)),
  };
};
