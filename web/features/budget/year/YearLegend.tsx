import { useTranslation } from 'react-i18next';
import { LineSample } from '#web/kit/charts/LineSample.tsx';
import { AreaSample, Legend } from '#web/kit/ui/figures/Legend.tsx';
import type { YearFigures } from './figures.ts';
import { linesOf } from './lines.ts';

/** What each line and area of the year's graph is. */
export const YearLegend = ({ figures }: { readonly figures: YearFigures }) => {
  const { t } = useTranslation();
  return (
    <Legend aria-label={t('budget.year.lines')}>
      {linesOf(t, figures, false).map(({ key, name, color, dash }) => (
        <li key={key}>
          <LineSample color={color} dash={dash} />
          {name}
        </li>
      ))}
      <li>
        <AreaSample of="short" />
        {t('budget.year.short')}
      </li>
      <li>
        <AreaSample of="over" />
        {t('budget.year.over')}
      </li>
    </Legend>
  );
};
