import { useTranslation } from 'react-i18next';
import { type SumReceipt, supplyWithDemand } from '#shared/calculation/index.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { verdictOf } from '#web/kit/ui/figures/shade.ts';
import type { Cell } from '../model/rows.ts';
import { shareText } from '../texts.ts';

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
  const [demand, supply] = [receipt?.demand ?? null, receipt && supplyWithDemand(receipt)];
  const ofKnown = receipt && receipt.workRateWithoutDemand > 0 ? 'overview.formulaWithDemand' : 'overview.formula';
  if (gross)
    return (
      <div>
        <b>{t('overview.figures.of', { of: verdict })}</b>
        <span>
          {t('overview.figures.grossDiff', { diff: numberText(writtenDiff(gross, 'diff'), 'receipt', { sign: true }) })}
        </span>
      </div>
    );
  return (
    <div>
      <b>{partly ? t('overview.verdict.partly', { verdict }) : verdict}</b>
      <span>
        {demand === null
          ? t('overview.formulaUnknown', { supply: numberText(receipt?.workRateSum, 'receipt') })
          : t(ofKnown, { supply: numberText(supply, 'receipt'), demand: numberText(demand, 'receipt') })}
      </span>
    </div>
  );
};
