import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { day } from '#shared/model/fields.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import { PrintButton } from '#web/kit/ui/print/PrintButton.tsx';
import { Hints } from '#web/kit/ui/sheet/Hints.tsx';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { PersonBalance } from '../balance/PersonBalance.tsx';
import { PeriodDialog } from '../dialogs/PeriodDialog.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import styles from './PeriodSheet.module.css';
import { PersonPrint } from './PersonPrint.tsx';
import { formIn } from './row.ts';
import { ASSET_NAME, SheetHead } from './SheetHead.tsx';
import { Tools } from './Tools.tsx';
import { useCurrentRow } from './useCurrentRow.ts';
import { useRowHead } from './useRowHead.tsx';
import { useSave } from './useSave.ts';

interface PeriodSheetProps {
  readonly place: CategoryPlace;
  readonly asset: Asset;
  /** Asks for the staff again; done when it is there. */
  readonly refresh: () => Promise<unknown>;
  readonly onNewPeriod: () => void;
  /** The menu of the employee. */
  readonly menu: ReactNode;
}

/** One employee: the name, the periods edited in place, and a picture of them over the years. */
export const PeriodSheet = ({ place, asset, refresh, onNewPeriod, menu }: PeriodSheetProps) => {
  const { t } = useTranslation();
  const { today } = usePlanner();
  const [week] = useAddressState('week');
  const card = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<string>();
  const { sheet, save, state, problem, conflict, forget } = useSave(place, asset, refresh);
  useUnsavedGuard(sheet.changes > 0, { state: ['asset', 'mode'], save, keepsDraft: true, onDiscard: forget });
  useCurrentRow(sheet, day.safeParse(week).data ?? today, card);
  useSaveKey(() => sheet.changes > 0 && void save());

  const rowHead = useRowHead(asset.periods, today, place.canWrite ? setOpened : undefined);
  const live = sheet.rows.find(({ row }) => row.id === opened);
  const active = sheet.rows[sheet.state.selection.active.row]?.row;
  const isOpen = place.canWrite && sheet.rows.some(({ row }) => !row.readOnly);
  const forms = sheet.rows.map(({ row, texts }) => formIn(texts, row));
  return (
    <>
      <section ref={card} className={styles.card} aria-labelledby={ASSET_NAME}>
        <SheetHead asset={asset} sheet={sheet} state={state}>
          {place.canWrite && (
            <Tools
              sheet={sheet}
              state={state}
              onSave={() => void save()}
              onNewPeriod={onNewPeriod}
              onEdit={active && !active.readOnly ? () => setOpened(active.id) : undefined}
            />
          )}
          {menu}
        </SheetHead>
        <ProblemAlert problem={problem} title={t('failed.assetPeriod.update')} fieldsShown />
        {asset.periods.length === 0 ? (
          <EmptyState title={t('assets.period.none')} />
        ) : (
          <>
            <Sheet
              sheet={sheet}
              label={t('assets.grid.label', { name: asset.name })}
              rowHead={rowHead}
              className={styles.table}
              keepsRow
            />
            {isOpen && <Hints own={{ keys: ['Ctrl', 'S'], does: t('assets.hint.save') }} />}
            <Timeline forms={forms} today={today} />
          </>
        )}
        <PrintButton />
        <PersonPrint place={place} asset={asset} sheet={sheet} />
        {live && (
          <PeriodDialog
            key={live.row.id}
            place={place}
            asset={asset}
            period={live.row.period}
            typed={formIn(live.texts, live.row)}
            onDone={() => {
              setOpened(undefined);
              void refresh().then(() => sheet.saved({ [live.row.id]: sheet.draft[live.row.id] ?? {} }));
            }}
            onCancel={() => setOpened(undefined)}
          />
        )}
        <ConflictDialog {...conflict} />
      </section>
      <PersonBalance place={place} asset={asset} forms={forms} />
    </>
  );
};
