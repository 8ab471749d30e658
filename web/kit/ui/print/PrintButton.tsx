import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { TabTools } from '../frame/TabTools.tsx';
import { useIsPhone } from '../hooks/useMedia.ts';

/**
 * "Skriv ut" beside the tabs; `ready`: whether what is printed is loaded, otherwise the disabled button says so. A phone
 * prints by the menus of the screen and the browser.
 */
export const PrintButton = ({ ready = true }: { readonly ready?: boolean }) => {
  const { t } = useTranslation();
  if (useIsPhone()) return null;
  return (
    <TabTools>
      <Button
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        disabled={!ready}
        title={ready ? undefined : t('ui.print.loading')}
        onClick={() => window.print()}
      >
        {t('ui.print.action')}
      </Button>
    </TabTools>
  );
};
