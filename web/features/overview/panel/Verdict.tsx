import { useTranslation } from 'react-i18next';
import { supplyWithDemand } from '#shared/calculation/index.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { verdictOf } from '#web/kit/ui/figures/shade.ts';
import type { Cell } from '../model/rows.ts';

/** What the difference means, and the figures that it is of. */
export const Verdict = ({ cell: { receipt, shade, partly } }: { readonly cell: Cell }) => {
  const { t } = useTranslation();
  const verdict = t(`overview.verdict.${verdictOf(shade)}`);
  const [demand, supply] = [receipt?.demand ?? null, receipt && supplyWithDemand(receipt)];
  const ofKnown = receipt && receipt.workRateWithoutDemand > 0 ? 'overview.formulaWithDemand' : 'overview.formula';
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
