import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { weekOf } from '#shared/time/week.ts';
import type { AddedRow } from '#web/domain/planning/teamDraft.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { weekLabel, weekSpan } from '#web/kit/ui/weeks.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import styles from './TeamCard.module.css';

interface AddedRowsProps {
  readonly added: readonly AddedRow[];
  readonly onRemove: () => void;
  /** Why the last save was refused. */
  readonly problem: ApiProblem | undefined;
}

interface Balance {
  readonly unitName: string;
  readonly weeks: readonly { readonly start: string; readonly diff: number | null }[];
}

const balanceText = ({ unitName, weeks }: Balance): string =>
  `${unitName}: ${weeks.map(({ start, diff }) => `${weekLabel(weekOf(start))} ${numberText(diff, 'receipt', { sign: true })}`).join(', ')}`;

/** The new rows of a draft, which are saved with the sheet, in words; and what a lender has left where it refused. */
export const AddedRows = ({ added, onRemove, problem }: AddedRowsProps) => {
  const { t } = useTranslation();
  if (added.length === 0) return null;
  const days = added.flatMap(({ periods }) => periods.flatMap(({ start, end }) => [start, end ?? start])).sort();
  const weeks = weekSpan(weekOf(days[0]!), weekOf(days.at(-1)!));
  const { current } = (problem?.code === 'lenderShort' ? problem.body : {}) as {
    readonly current?: { readonly lender: Balance; readonly borrower: Balance };
  };
  return (
    <div className={styles.notice} role="status">
      {t('assets.team.added', { names: added.map(({ name }) => name).join(', '), weeks })}{' '}
      <Button size="small" type="link" onClick={onRemove}>
        {t('assets.team.dropAdded')}
      </Button>
      {current && (
        <p>
          {balanceText(current.lender)}. {balanceText(current.borrower)}
        </p>
      )}
    </div>
  );
};
