import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { budget as contract } from '#shared/contract/budget.ts';
import type { BasisKind, BudgetPeriod } from '#shared/model/budget.ts';
import { basisFields } from '#shared/planning/basis.ts';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useDialogFocus } from '#web/kit/ui/state/useDialogFocus.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { usePeriodName } from '../rows/usePeriodName.ts';
import styles from './BasisDialog.module.css';
import { BasisReportContext } from './show.ts';

interface BasisDialogProps {
  /** The ids of the category. */
  readonly params: {
    readonly orgId: string;
    readonly areaId: string;
    readonly unitId: string;
    readonly categoryId: string;
  };
  readonly period: BudgetPeriod;
  readonly kind: BasisKind;
  readonly onClose: () => void;
}

const widths: Readonly<Record<BasisKind, number>> = { demand: 800, asset: 600 };

/** The stored report; a linked one does not change, so it is fetched once. */
const useBasis = (params: BasisDialogProps['params'], { id: budgetId }: BudgetPeriod, kind: BasisKind) => {
  const call = { params: { ...params, budgetId } };
  const options = { revalidateOnFocus: false };
  const demand = useEndpoint(contract.demandBasis, kind === 'demand' ? call : null, options);
  const asset = useEndpoint(contract.assetBasis, kind === 'asset' ? call : null, options);
  const of = kind === 'demand' ? demand : asset;
  return {
    problem: of.error,
    retry: () => void of.mutate(),
    props: demand.data
      ? { kind: 'demand' as const, report: demand.data }
      : asset.data && { kind: 'asset' as const, report: asset.data },
  };
};

/** The report that a budget period is linked to, whole and as it was shown. */
export const BasisDialog = ({ params, period, kind, onClose }: BasisDialogProps) => {
  const { t } = useTranslation();
  const Report = use(BasisReportContext);
  const nameOf = usePeriodName();
  const content = useDialogFocus<HTMLParagraphElement>();
  const { problem, retry, props } = useBasis(params, period, kind);
  const { basis, date } = basisFields[kind];
  const linked = period[date] ?? '';
  const title = t(`budget.basis.title.${kind}`, { year: String(period[basis]?.year ?? '') });
  return (
    <Modal
      open
      title={title}
      width={widths[kind]}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <p ref={content} className={styles.linked}>
        {t('budget.basis.linked', { date: linked, period: nameOf(period) })}
      </p>
      <ScrollRegion label={title} className={`${styles.body} ${styles[kind]}`}>
        <Suspense fallback={<TableSkeleton />}>
          {props ? (
            <Report {...props} linked={linked} />
          ) : problem ? (
            <ErrorState problem={problem} retry={retry} />
          ) : (
            <TableSkeleton />
          )}
        </Suspense>
      </ScrollRegion>
    </Modal>
  );
};
