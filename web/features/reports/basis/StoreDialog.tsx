import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { budget as contract } from '#shared/contract/budget.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import table from '#web/kit/ui/list/Table.module.css';
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx';
import { FormDialog } from '#web/kit/ui/state/FormDialog.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { type BasisAnswer, targetsOf } from './model.ts';
import styles from './StoreDialog.module.css';

interface StoreDialogProps {
  readonly basis: BasisAnswer;
  readonly unit: UnitPlace;
  readonly onClose: () => void;
}

/** Names the budget periods that get the shown report as their basis, and links it when confirmed. */
export const StoreDialog = ({ basis, unit, onClose }: StoreDialogProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const { today } = usePlanner();
  const mayOverwrite = useRight('overwriteBasis');
  const { data, error, mutate } = useEndpoint(contract.unit, { params: unit.ids });
  const change = useChange(contract.update, { reloads: true });
  const { year, targets } = data ? targetsOf(data, basis, { today, mayOverwrite }) : { year: 0, targets: [] };
  const [first] = targets;
  const refusal = targets.find((target) => target.refusal)?.refusal;
  const isOpen = first !== undefined && !refusal && targets.every(({ period }) => period);
  const nameOf = ({ start, end }: { readonly start: string; readonly end: string | null }) =>
    `${start} – ${end ?? t('budget.open')}`;
  const store = async () => {
    if (!first?.period) return;
    const text = JSON.stringify(basis.report);
    const stored = await change.run({
      params: { ...unit.ids, categoryId: first.id, budgetId: first.period.id },
      body: {
        version: first.period.version,
        ...(basis.kind === 'demand' ? { DemandBasis: text } : { AssetBasis: text }),
      },
    });
    if (!stored) return;
    const periods = new Set(targets.flatMap(({ period }) => (period ? [nameOf(period)] : [])));
    message.success(t('reports.basis.done', { periods: [...periods].join(', ') }));
    onClose();
  };
  return (
    <FormDialog
      title={t(`budget.basis.title.${basis.kind}`, { year: data ? String(year) : '' })}
      action={t(`reports.basis.store.${basis.kind}`)}
      state={change.state}
      disabled={!isOpen}
      width={600}
      onSubmit={store}
      onCancel={onClose}
    >
      <ProblemAlert problem={change.problem} title={t('reports.basis.failed')} conflicts />
      {refusal && <Alert type="error" showIcon title={t(`problems.${refusal}`)} />}
      <p>{t('reports.basis.text')}</p>
      {data ? (
        <div className={styles.scroll}>
          <table className={table.table}>
            <caption className="visually-hidden">{t('reports.basis.periods')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('reports.basis.category')}</th>
                <th scope="col">{t('reports.basis.period')}</th>
                <th scope="col" className={table.right}>
                  {t('reports.basis.services')}
                </th>
              </tr>
            </thead>
            <tbody>
              {targets.map(({ id, name, period, over }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {period ? (
                    <>
                      <td>
                        {nameOf(period)}
                        {over !== null && mayOverwrite && (
                          <span className={styles.over}>{t('reports.basis.over', { date: over })}</span>
                        )}
                      </td>
                      <td className={table.right}>{formatReceipt(period.budget)}</td>
                    </>
                  ) : (
                    <td colSpan={2} className={styles.none}>
                      {t('reports.basis.none', { year: String(year) })}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : error ? (
        <ErrorState problem={error} retry={() => void mutate()} />
      ) : (
        <TableSkeleton />
      )}
    </FormDialog>
  );
};
