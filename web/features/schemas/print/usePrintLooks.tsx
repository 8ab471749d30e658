import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import { useTranslation } from 'react-i18next';

/** What the menu of a plan period prints: all its weeks, or the selected one. */
export const printActions = ['period', 'week'] as const;
export type PrintAction = (typeof printActions)[number];

/** Icon and text of {@link printActions}. */
export const usePrintLooks = () => {
  const { t } = useTranslation();
  const icon = <PrinterOutlined aria-hidden />;
  return {
    period: { icon, label: t('schemas.print.period') },
    week: { icon, label: t('schemas.print.week') },
  } satisfies Record<PrintAction, unknown>;
};
