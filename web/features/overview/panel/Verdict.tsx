import { useTranslation } from 'react-i18next';
import type { SumReceipt } from '#shared/calculation/index.ts';
import { verdictOf } from '#web/kit/ui/figures/shade.ts';
import type { Cell } from '../model/rows.ts';
import { shareText, termsText } from '../texts.ts';

interface VerdictProps {
  readonly cell: Cell;
  /** The receipt before expected absence, where the cell is net of it. */
  readonly gross: SumReceipt | undefined;
}

/** What the difference means, and the figures that it is of; of a net difference the gross one. */
export const Verdict = ({ cell: { receipt, share, shade, partly }, gross }: VerdictProps) => {
  const { t } = useTranslation();
  const word = t(`overview.verdict.${verdictOf(shade)}`);
  const verdict = share == null ? word : `${word}, ${shareText(t, share)}`;
  const title = gross
    ? t('overview.figures.of', { of: verdict })
    : partly
      ? t('overview.verdict.partly', { verdict })
      : verdict;
  return (
    <div>
      <b>{title}</b>
      <span>{termsText(t, receipt, gross)}</span>
    </div>
  );
};
