import { useMemo, useState } from 'react';
import type { Stamp } from '#shared/model/fields.ts';
import { saveInTurn } from '#web/domain/planning/rows/saveInTurn.ts';
import type { Command } from '#web/domain/planning/useCommand.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { judge } from '#web/kit/forms/judge.ts';
import { blankOf, type Texts } from '#web/kit/ui/sheet/column.ts';
import type { CellFault } from '#web/kit/ui/sheet/useSheet.ts';
import type { Difference } from '#web/kit/ui/state/ConflictDialog.tsx';
import { conflictIn } from '#web/platform/api/problem.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import type { TypedRow } from './row.ts';
import { typedRows } from './row.ts';
import { type Refusal, type RowsOptions, useRows } from './useRows.ts';

/** A change of one stored row: the fields that differ, over a version. */
export interface RowChange<Stored, Body> {
  readonly stored: Stored;
  readonly changes: Partial<Body>;
  readonly version: number;
}

/** What can be done with the rows of a budget sheet. */
export interface RowCommands<Stored, Body> {
  readonly create: Command<Body, Stored>;
  readonly update: Command<RowChange<Stored, Body>, Stored>;
  readonly remove: Command<Stored, unknown>;
}

interface SaveOptions<Stored extends Stamp, Body> extends Pick<RowsOptions<Stored, Body>, 'name' | 'kind'> {
  readonly unit: UnitPlace;
  /** By date; the sheet shows the latest first. */
  readonly stored: readonly Stored[];
  readonly commands: RowCommands<Stored, Body>;
  /** Fetches the rows again; resolves when they are there. */
  readonly refresh: () => Promise<unknown>;
}

/**
 * A budget sheet that saves its changed and new rows one by one, each over the version that it was typed over. At the first
 * that is refused it stops: what is saved is saved, the rest stays as it was typed.
 */
export const useRowSave = <Body extends object, Stored extends Stamp & { readonly [Field in keyof Body]?: unknown }>(
  options: SaveOptions<Stored, Body>,
) => {
  const { unit, name, kind, commands, refresh } = options;
  const { create, update } = commands;
  const [refusal, setRefusal] = useState<Refusal>();
  const stored = useMemo(() => [...options.stored].reverse(), [options.stored]);
  const rows = useRows({ unitId: unit.id, name, stored, kind, canWrite: unit.canWrite }, refusal);
  const { sheet } = rows;

  const send = async ({ id, stored, texts }: TypedRow<Stored>, version: number, typed: Refusal['typed']) => {
    const { body } = judge(kind.schemaOf(stored), kind.bodyOf(texts, stored));
    if (body === undefined) return false;
    const outcome = stored
      ? await update.run({ stored, changes: changedFields(body, stored), version })
      : await create.run(body);
    setRefusal(outcome.ok ? undefined : { rowId: id, typed, problem: outcome.problem });
    return outcome.ok;
  };

  /** Saves what is typed; of a row in conflict over the stored version, with the stored texts where those were chosen. */
  const saveAll = async (over?: { readonly rowId: string; readonly version: number; readonly texts: Texts }) => {
    const { draft, faults } = sheet.commit();
    const fault = faults.find(({ rowId, columnId }: CellFault) => !rows.isRefused(rowId, columnId));
    if (fault) {
      sheet.goTo(fault.rowId, fault.columnId);
      return false;
    }
    const all = typedRows(sheet.grid.rows, draft);
    const changed = kind.orderOf(all).flatMap((id) => all.find((row) => row.id === id) ?? []);
    if (changed.length === 0) return true;
    const versionOf = ({ id, stored }: TypedRow<Stored>) =>
      over?.rowId === id ? over.version : stored ? rows.versionOf(stored) : 0;
    const done = await saveInTurn(changed, (row) =>
      send(
        over?.rowId === row.id ? { ...row, texts: { ...row.texts, ...over.texts } } : row,
        versionOf(row),
        draft[row.id],
      ),
    );
    // The rows have the saved texts before the draft drops them, so that nothing flickers.
    await refresh();
    const gone = Object.keys(draft).filter((id) => !all.some((row) => row.id === id));
    sheet.saved(Object.fromEntries([...done.saved.map(({ id }) => id), ...gone].map((id) => [id, draft[id] ?? {}])));
    return done.all;
  };

  const conflict = conflictIn<Stored>(refusal?.problem);
  const refused = sheet.rows.find(({ row }) => row.id === refusal?.rowId);
  const differences = (current: Stored): readonly Difference[] => {
    if (!refused) return [];
    const { row } = refused;
    const theirs = kind.textsOf(current);
    const typed = sheet.draft[row.id] ?? {};
    const mine = { ...theirs, ...typed };
    const before = { ...theirs, ...row.texts };
    return kind.columns
      .filter((column) => column.kind !== 'readonly' && theirs[column.id] !== (typed[column.id] ?? before[column.id]))
      .map((column) => ({
        id: column.id,
        label: column.label ?? column.head,
        theirs: theirs[column.id] || blankOf(column, row, theirs),
        mine: mine[column.id] || blankOf(column, row, mine),
        settled: typed[column.id] === undefined,
      }));
  };
  const isAtCell = kind.columns.some(({ id }) => rows.refused && id in rows.refused);
  return {
    ...rows,
    commands,
    refresh,
    /** Whether a save waits for the server to answer again. */
    isWaiting: create.state === 'waiting' || update.state === 'waiting',
    /** Why the last save stopped, where no cell says it. */
    problem: rows.refused && !isAtCell ? refusal?.problem : undefined,
    /** What was refused: a new row, or the change of a stored one. */
    refusedAction: refused?.row.stored ? ('update' as const) : ('create' as const),
    save: () => saveAll(),
    /** The stored row that the last save stopped at. */
    refusedRow: refused?.row,
    conflict: conflictProps(conflict, {
      differences,
      onTheirs: ({ id }) => {
        setRefusal(undefined);
        void refresh().then(() => sheet.saved({ [id]: sheet.draft[id] ?? {} }));
      },
      onMine: (current, theirs) => {
        const { id, version } = current;
        rows.overVersion(id, version);
        setRefusal(undefined);
        const stored = Object.entries(kind.textsOf(current)).filter(([column]) => theirs.has(column));
        void saveAll({ rowId: id, version, texts: Object.fromEntries(stored) });
      },
      onCancel: () => setRefusal(undefined),
    }),
  };
};
