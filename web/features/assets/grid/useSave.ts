import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from '#shared/contract/assets.ts';
import type { Asset } from '#shared/model/asset.ts';
import { spanText } from '#web/domain/planning/dates.ts';
import { saveInTurn } from '#web/domain/planning/rows/saveInTurn.ts';
import { saveOrder } from '#web/domain/planning/rows/saveOrder.ts';
import { conflictProps } from '#web/kit/forms/conflictProps.ts';
import { type Draft, withoutCells } from '#web/kit/ui/sheet/core/draft.ts';
import type { CellFault } from '#web/kit/ui/sheet/useSheet.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { changesTo, formOf, type PeriodForm } from '../period/form.ts';
import { differencesOf, usePeriodLabels } from './periodLabels.ts';
import { formIn, type PeriodRow } from './row.ts';
import { type Refusal, usePeriodSheet } from './usePeriodSheet.ts';

/** A changed row: its stored period, and the values to save. */
interface Changed {
  readonly row: PeriodRow;
  readonly form: PeriodForm;
}

const changedRows = (rows: readonly PeriodRow[], draft: Draft): readonly Changed[] =>
  rows.filter(({ id }) => draft[id]).map((row) => ({ row, form: formIn({ ...row.texts, ...draft[row.id] }, row) }));

const inOrder = (asset: Asset, changed: readonly Changed[]): readonly Changed[] => {
  const placed = changed.flatMap(({ row, form: { start, end } }) => (start ? [{ id: row.id, start, end }] : []));
  const order = saveOrder(asset.periods, placed);
  return [...changed].sort((a, b) => order.indexOf(a.row.id) - order.indexOf(b.row.id));
};

/**
 * Saves the changed periods of an employee one by one, each over the version that it was typed over. At the first that is
 * refused it stops: what is saved is saved, the rest stays as it was typed.
 */
export const useSave = (place: CategoryPlace, asset: Asset, refresh: () => Promise<unknown>) => {
  const { t } = useTranslation();
  const update = useChange(assets.updatePeriod);
  const labels = usePeriodLabels();
  const [refused, setRefused] = useState<Omit<Refusal, 'fields'>>();
  const [saving, setSaving] = useState(false);
  const { problem, conflict, reset } = update;
  const refusal = problem && refused ? { ...refused, fields: problem.fields } : undefined;
  const { sheet, versionOf, overVersion, refusedFields, forget } = usePeriodSheet(place, asset, refusal);

  const send = async ({ row, form }: Changed, version: number): Promise<boolean> => {
    const params = { ...place.ids, assetId: asset.id, periodId: row.id };
    const done = await update.run({ params, body: { ...changesTo(row.period, form), version } });
    if (!done) setRefused({ rowId: row.id, typed: sheet.draft[row.id] });
    return done !== undefined;
  };

  /** Saves what is typed; of a period in conflict over the stored version, without the columns for which that was chosen. */
  const saveAll = async (over?: {
    readonly rowId: string;
    readonly version: number;
    readonly theirs: ReadonlySet<string>;
  }): Promise<boolean> => {
    const isRefused = ({ rowId, columnId }: CellFault) =>
      rowId === refused?.rowId && refusedFields !== undefined && columnId in refusedFields;
    const fault = sheet.faults.find((found) => !isRefused(found));
    if (fault) {
      sheet.goTo(fault.rowId, fault.columnId);
      return false;
    }
    const { draft } = sheet;
    const kept = over ? withoutCells(draft, over.rowId, over.theirs) : draft;
    setSaving(true);
    const { saved, all } = await saveInTurn(inOrder(asset, changedRows(sheet.grid.rows, kept)), (changed) =>
      send(changed, over?.rowId === changed.row.id ? over.version : versionOf(changed.row)),
    );
    // The rows have the saved texts before the draft drops them, so that nothing flickers.
    await refresh();
    const gone = Object.keys(draft).filter((id) => !sheet.grid.rows.some((row) => row.id === id));
    sheet.saved(Object.fromEntries([...saved.map(({ row }) => row.id), ...gone].map((id) => [id, draft[id] ?? {}])));
    setSaving(false);
    return all;
  };

  const mine = changedRows(sheet.grid.rows, sheet.draft).find(({ row }) => row.id === refused?.rowId);
  return {
    sheet,
    /** Why the last save stopped, until something else is typed there. */
    problem: refusedFields ? problem : undefined,
    state: saving && update.state === 'idle' ? ('busy' as const) : update.state,
    save: () => saveAll(),
    /** Drops the draft, when the user leaves without saving. */
    forget,
    conflict: conflictProps(mine && conflict, {
      subject: mine && spanText(mine.row.period, t('ui.period.openShort')),
      differences: (current) =>
        mine
          ? differencesOf(labels, { theirs: formOf(current), before: formOf(mine.row.period), mine: mine.form })
          : [],
      onMine: ({ id, version }, theirs) => {
        overVersion(id, version);
        reset();
        void saveAll({ rowId: id, version, theirs });
      },
      onTheirs: ({ id }) => {
        reset();
        void refresh().then(() => sheet.saved({ [id]: sheet.draft[id] ?? {} }));
      },
      onCancel: reset,
    }),
  };
};
