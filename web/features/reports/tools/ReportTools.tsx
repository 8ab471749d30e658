import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fileKinds } from '#shared/model/file.ts';
import { maxExportUnits } from '#shared/model/report.ts';
import { TabTools } from '#web/ui/frame/TabTools.tsx';
import { reportBody } from '../model/body.ts';
import type { Definition } from '../model/definition.ts';
import { printAddress } from '../print/address.ts';
import { useExport } from './useExport.ts';

/** What can be done with the shown report, beside the tabs: exported as a file, printed in a window of its own. */
export const ReportTools = ({ definition }: { readonly definition: Definition }) => {
  const { t } = useTranslation();
  const body = useMemo(() => reportBody(definition), [definition]);
  const { isBusy, run } = useExport(body);
  const refusal =
    body === undefined
      ? t('reports.tools.ofPlace')
      : definition.unitIds.length > maxExportUnits
        ? t('reports.tools.tooMany', { max: String(maxExportUnits) })
        : undefined;
  const items = fileKinds.map((kind) => ({
    key: kind,
    label: t(`reports.tools.${kind}`),
    onClick: () => void run(kind),
  }));
  return (
    <TabTools>
      <Dropdown menu={{ items }} trigger={['click']} disabled={refusal !== undefined || isBusy}>
        <Button size="small" icon={<DownloadOutlined />} loading={isBusy} title={refusal} aria-haspopup="menu">
          {t(isBusy ? 'reports.tools.exporting' : 'reports.tools.export')}
        </Button>
      </Dropdown>
      <Button
        size="small"
        icon={<PrinterOutlined />}
        href={`#${printAddress(definition)}`}
        target="_blank"
        rel="noopener"
      >
        {t('ui.print.action')}
      </Button>
    </TabTools>
  );
};
