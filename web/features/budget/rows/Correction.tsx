import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import type { BasisKind } from '#shared/model/budget.ts';
import { basisFields } from '#shared/planning/basis.ts';
import { CommentField } from '#web/kit/ui/inputs/CommentField.tsx';
import type { BudgetTime } from './periods.ts';

interface CorrectionProps {
  /** The period with its linked bases. */
  readonly linked: BudgetTime;
  readonly reason: string;
  readonly unlink: readonly BasisKind[];
  readonly error: string | undefined;
  readonly onChange: (patch: { reason?: string; unlink?: readonly BasisKind[] }) => void;
}

const kinds = ['demand', 'asset'] as const;

/** Why a period with a linked basis is corrected, and which links go. */
export const Correction = ({ linked, reason, unlink, error, onChange }: CorrectionProps) => {
  const { t } = useTranslation();
  const dates = kinds.flatMap((kind) => {
    const date = linked[basisFields[kind].date];
    return date ? [{ kind, date }] : [];
  });
  return (
    <>
      {dates.map(({ kind, date }) => (
        <Checkbox
          key={kind}
          checked={unlink.includes(kind)}
          onChange={({ target }) =>
            onChange({ unlink: target.checked ? [...unlink, kind] : unlink.filter((one) => one !== kind) })
          }
        >
          {t(`budget.correct.unlink.${kind}`, { date })}
        </Checkbox>
      ))}
      <CommentField
        label={t('budget.correct.reason')}
        value={reason}
        error={error}
        onChange={(text) => onChange({ reason: text })}
      />
    </>
  );
};
