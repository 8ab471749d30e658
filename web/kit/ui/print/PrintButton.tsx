import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { TabTools } from '../frame/TabTools.tsx';
import { useIsNarrow, useIsPhone } from '../hooks/useMedia.ts';

/**
 * "Skriv ut" beside the tabs, on a narrow screen its icon alone; `ready`: whether what is printed is loaded, otherwise the disabled button says so. A phone
 * prints by the menus of the screen and the browser.
 */
export const PrintButton = ({ ready = true }: { readonly ready?: boolean }) => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  if (useIsPhone()) return null;
  const name = t('ui.print.action');
  return (
    <TabTools group="print">
      <Button
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        disabled={!ready}
        aria-label={isNarrow ? name : undefined}
        title={ready ? (isNarrow ? name : undefined) : t('ui.print.loading')}
        onClick={() => window.print()}
      >
        {isNarrow ? undefined : name}
      </Button>
    </TabTools>
  );
};
