import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileKind, fileKinds } from '#shared/model/file.ts';
import { TabTools } from '#web/kit/ui/frame/TabTools.tsx';
import { useIsNarrow, useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { download } from '#web/platform/api/download.ts';
import { problemOf } from '#web/platform/api/problem.ts';

/** Requests a file of a kind. Throws ApiProblem. */
export type FetchFile = (kind: FileKind, signal: AbortSignal) => Promise<Blob>;

/** Exports a file that the browser saves when all of it has come; leaving the screen stops it. Without `fetchFile` there is none. */
export const useFileExport = (fetchFile: FetchFile | undefined) => {
  const message = useToast();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const run = async (kind: FileKind): Promise<void> => {
    if (!fetchFile) return;
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setBusy(true);
    try {
      const file = await fetchFile(kind, signal);
      if (!signal.aborted) download(file, `Export.${kind}`);
    } catch (thrown) {
      if (!signal.aborted) message.error(problemText(problemOf(thrown)));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return { isBusy, run };
};

interface ExportButtonProps {
  /** Undefined until what it exports is known. */
  readonly fetchFile: FetchFile | undefined;
  /** Why it cannot be exported; undefined: it can. */
  readonly refusal?: string | undefined;
  /** Whether its word has room on a narrow screen too. */
  readonly hasRoom?: boolean;
}

/** "Exportera" beside the tabs: as CSV or as a workbook; on a narrow screen its icon alone, unless it has room. A phone has no room for it. */
export const ExportButton = ({ fetchFile, refusal: refused, hasRoom = false }: ExportButtonProps) => {
  const { t } = useTranslation();
  const { isBusy, run } = useFileExport(fetchFile);
  const isPhone = useIsPhone();
  const isShort = useIsNarrow() && !hasRoom;
  if (isPhone) return null;
  const items = fileKinds.map((kind) => ({ key: kind, label: t(`ui.file.${kind}`), onClick: () => void run(kind) }));
  const refusal = fetchFile ? refused : t('ui.file.loading');
  const name = t(isBusy ? 'ui.file.busy' : 'ui.file.action');
  return (
    <TabTools group="export">
      <Dropdown menu={{ items }} trigger={['click']} disabled={refusal !== undefined || isBusy}>
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          aria-label={isShort ? name : undefined}
          title={refusal ?? (isShort ? name : undefined)}
          aria-haspopup="menu"
        >
          {isShort ? undefined : name}
        </Button>
      </Dropdown>
    </TabTools>
  );
};
