import { useTranslation } from 'react-i18next';
import { HiddenStrip } from '#web/kit/charts/HiddenStrip.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';

interface HiddenShortageProps {
  /** By week, in services: what the areas of a sum do not show (gaps.ts). */
  readonly values: readonly number[];
  /** The largest of all weeks, also of those on other pages. */
  readonly most: number;
}

/** The hidden shortage of weeks as bars, with its sentence for those who do not see them. */
export const HiddenShortage = ({ values, most }: HiddenShortageProps) => {
  const { t } = useTranslation();
  const count = values.filter((value) => value > 0).length;
  const highest = numberText(Math.max(0, ...values), 'receipt');
  return (
    <HiddenStrip description={t('overview.detail.hidden', { count, most: highest })} values={values} most={most} />
  );
};
