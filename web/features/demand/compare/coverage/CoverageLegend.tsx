import { useTranslation } from 'react-i18next';
import { AreaSample, Legend } from '#web/kit/ui/figures/Legend.tsx';

const areas = ['short', 'over'] as const;

/** What the areas of the graph mean; its lines have their names beside them. */
export const CoverageLegend = () => {
  const { t } = useTranslation();
  return (
    <Legend>
      {areas.map((area) => (
        <li key={area}>
          <AreaSample of={area} />
          {t(`demand.compare.coverage.${area}`)}
        </li>
      ))}
    </Legend>
  );
};
