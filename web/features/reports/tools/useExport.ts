import App from 'antd/es/app';
import { useEffect, useRef, useState } from 'react';
import { reports } from '#shared/contract/reports.ts';
import type { FileKind } from '#shared/model/file.ts';
import { download } from '#web/api/download.ts';
import { send } from '#web/api/live.ts';
import { problemOf } from '#web/api/problem.ts';
import type { ExplainedReport } from '#web/explain/model.ts';
import { useProblemText } from '#web/ui/hooks/useTexts.ts';

/** Exports a report as a file that the browser saves when all of it has come; leaving the report stops it. */
export const useExport = (body: ExplainedReport | undefined) => {
  const { message } = App.useApp();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const run = async (kind: FileKind): Promise<void> => {
    if (body === undefined || isBusy) return;
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setBusy(true);
    try {
      const endpoint = kind === 'csv' ? reports.csvExport : reports.xlsxExport;
      const file = await send(endpoint, { params: {}, query: {}, body }, { signal });
      if (!signal.aborted) download(file, `Export.${kind}`);
    } catch (thrown) {
      if (!signal.aborted) void message.error(problemText(problemOf(thrown)));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return { isBusy, run };
};
