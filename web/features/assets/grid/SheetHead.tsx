import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import type { Stamp } from '#shared/model/fields.ts';
import { LastChange } from '#web/domain/history/LastChange.tsx';
import { spanText } from '#web/domain/planning/dates.ts';
import { FaultMark, UnsavedMark } from '#web/kit/ui/sheet/Marks.tsx';
import { SheetHeader } from '#web/kit/ui/sheet/SheetHeader.tsx';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import styles from './PeriodSheet.module.css';
import type { PeriodRow } from './row.ts';

/** The id of the heading. */
export const ASSET_NAME = 'asset-name';

interface SheetHeadProps {
  readonly asset: Asset;
  readonly sheet: SheetModel<PeriodRow>;
  readonly state: ChangeState;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The employee, with the newest change of name and periods. */
const newestStamp = (asset: Asset) => {
  const newest = asset.periods.reduce<Stamp>(
    (latest, period) => (period.changedAt > latest.changedAt ? period : latest),
    asset,
  );
  return { id: asset.id, changedAt: newest.changedAt, changedBy: newest.changedBy };
};

/** Whose periods they are, what is not saved, and what is wrong. */
export const SheetHead = ({ asset, sheet, state, children }: SheetHeadProps) => {
  const { t } = useTranslation();
  const [fault] = sheet.faults;
  const spans = asset.consistentPeriods.map((span) => spanText(span, t('ui.period.openShort')));
  return (
    <SheetHeader
      id={ASSET_NAME}
      title={asset.name}
      barAbove
      text={<span className={spans.length === 1 ? styles.onlySpan : undefined}>{spans.join(', ')}</span>}
      marks={
        <>
          <UnsavedMark count={sheet.changes} className="wide-only" />
          {sheet.changes === 0 && <LastChange stamp={newestStamp(asset)} name={asset.name} className="wide-only" />}
          <FaultMark count={sheet.faults.length} onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)} />
          <span className={styles.waiting} role="status">
            {state === 'waiting' && t('assets.waiting')}
          </span>
        </>
      }
    >
      {children}
    </SheetHeader>
  );
};
