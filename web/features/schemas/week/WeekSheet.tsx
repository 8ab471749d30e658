import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import Drawer from 'antd/es/drawer';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import { WeekChooser } from './WeekChooser.tsx';
import type { SelectedWeek } from './WeekFrame.tsx';
import styles from './WeekSheet.module.css';

interface WeekSheetProps extends SelectedWeek {
  /** The third figure, beside demand and supply. */
  readonly difference: { readonly label: string; readonly value: number | null };
  /** The panel of the week. */
  readonly children: ReactNode;
}

/** The panel of a phone: ‹ week › with its three figures at the bottom, all of it in a sheet above. */
export const WeekSheet = ({ receipt, receipts, onSelect, difference, children }: WeekSheetProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <WeekChooser receipts={receipts} week={receipt.start} onSelect={onSelect} className={styles.bar}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles.week}>
            <b>{weekName(receipt.week)}</b>
            <UpOutlined aria-hidden />
            <span className="visually-hidden">{t('schemas.panel.more')}</span>
          </span>
          <span className={styles.figure}>
            <small>{t('schemas.row.demand')}</small>
            <Num value={receipt.demand} as="receipt" />
          </span>
          <span className={styles.figure}>
            <small>{t('schemas.row.supply')}</small>
            <Num value={receipt.workRateSum} as="receipt" />
          </span>
          <span className={styles.figure}>
            <small>{difference.label}</small>
            <Num value={difference.value} as="receipt" difference />
          </span>
        </button>
      </WeekChooser>
      <Drawer
        title={t('schemas.panel.summary', { week: weekName(receipt.week) })}
        placement="bottom"
        size="80%"
        open={open}
        onClose={() => setOpen(false)}
      >
        {children}
      </Drawer>
    </>
  );
};
