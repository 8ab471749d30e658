import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { usePrinting } from '#web/kit/ui/print/usePrinting.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { BlockSkeleton, TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { StoreBasis } from './basis/StoreBasis.tsx';
import type { Definition } from './model/definition.ts';
import { isOfPlace } from './model/types.ts';
import type { Imprint } from './paper/Paper.tsx';
import { PaperTool } from './paper/tool.ts';
import styles from './ReportsTab.module.css';
import { ReportView } from './ReportView.tsx';
import { PhoneTools } from './tools/PhoneTools.tsx';
import { useReport } from './useReport.ts';

interface ReportDeskProps {
  readonly definition: Definition;
  readonly imprint: Imprint;
  /** Whether the button has just created it, instead of the address. */
  readonly isAsked: boolean;
  /** Whether a report is being created. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Beside the title of the report. */
  readonly tool: ReactNode;
}

/** The report of a definition: its progress, which can be cancelled, its figures, or why there are none. */
export const ReportDesk = ({ definition, imprint, isAsked, onBusy, tool }: ReportDeskProps) => {
  const { t } = useTranslation();
  const { state, retry, cancel } = useReport(definition);
  const isBusy = state.status === 'loading';
  const isPrinting = usePrinting();
  const isPhone = useIsPhone();
  const isDone = state.status === 'done';
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  // The button lost the focus while it could not be pressed.
  useEffect(() => {
    if (isDone && isAsked && document.activeElement === document.body) paper.current?.focus({ preventScroll: true });
  }, [isDone, isAsked]);
  switch (state.status) {
    case 'done':
      return (
        <>
          <div ref={paper} className={styles.made} tabIndex={-1}>
            <PaperTool value={tool}>
              <ReportView report={state.report} imprint={imprint} />
            </PaperTool>
          </div>
          {/* The browser's own command prints the report, not the screen around it. */}
          {isPrinting && <ReportView report={state.report} imprint={imprint} isPrinted />}
          {isPhone ? (
            <PhoneTools definition={definition} basis={state.report.basis} />
          ) : (
            state.report.basis && <StoreBasis basis={state.report.basis} />
          )}
        </>
      );
    case 'failed':
      return (
        <>
          {tool && <p className={styles.tool}>{tool}</p>}
          <ErrorState problem={state.problem} retry={retry} title={t('reports.failed')} />
        </>
      );
    case 'cancelled':
      return (
        <>
          {tool && <p className={styles.tool}>{tool}</p>}
          <EmptyState title={t('reports.cancelled')} action={<Button onClick={retry}>{t('reports.again')}</Button>} />
        </>
      );
    default:
      return (
        <div className={styles.progress}>
          <p role="status">
            {isOfPlace(definition.type)
              ? t('reports.creating')
              : t('reports.creatingUnits', { count: definition.unitIds.length })}
          </p>
          <progress aria-label={t('reports.creating')} />
          <Button onClick={cancel}>{t('reports.cancel')}</Button>
          <BlockSkeleton height={180} />
          <TableSkeleton />
        </div>
      );
  }
};
