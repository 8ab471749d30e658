import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import type { SheetModel } from '#web/ui/sheet/useSheet.ts';
import { spanText } from '../weeks.ts';
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

/** Whose periods they are, what is not saved, and what is wrong. */
export const SheetHead = ({ asset, sheet, state, children }: SheetHeadProps) => {
  const { t } = useTranslation();
  const [fault] = sheet.faults;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1 id={ASSET_NAME}>{asset.name}</h1>
        <p>{asset.consistentPeriods.map((span) => spanText(span, t('ui.period.openShort'))).join(', ')}</p>
      </div>
      <span className={styles.marks}>
        {sheet.changes > 0 && (
          <span className={styles.star}>
            <StarFilled aria-hidden />
            {t('assets.unsaved', { count: sheet.changes })}
          </span>
        )}
        {fault && (
          <button type="button" className={styles.fault} onClick={() => sheet.goTo(fault.rowId, fault.columnId)}>
            <ExclamationCircleOutlined aria-hidden />
            {t('assets.faults', { count: sheet.faults.length })}
          </button>
        )}
        <span className={styles.waiting} role="status">
          {state === 'waiting' && t('assets.waiting')}
        </span>
      </span>
      <span className={styles.grow} />
      {children}
    </header>
  );
};
