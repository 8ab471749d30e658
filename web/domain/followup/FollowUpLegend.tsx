import { useTranslation } from 'react-i18next';
import { LineSample } from '#web/kit/charts/LineSample.tsx';
import { AreaSample, Legend } from '#web/kit/ui/figures/Legend.tsx';

/** What each line and area of the graph of a year is. */
export const FollowUpLegend = () => {
  const { t } = useTranslation();
  return (
    <Legend aria-label={t('followup.graph.lines')}>
      <li>
        <LineSample color="var(--s-worked)" dash={undefined} />
        {t('followup.row.worked')}
      </li>
      <li>
        <LineSample color="var(--s-demand)" dash={undefined} strong />
        {t('followup.row.demand')}
      </li>
      <li>
        <AreaSample of="over" />
        {t('followup.graph.more')}
      </li>
      <li>
        <AreaSample of="short" />
        {t('followup.graph.less')}
      </li>
      <li>
        <LineSample color="var(--text-2)" dash={undefined} points />
        {t('followup.graph.running')}
      </li>
    </Legend>
  );
};
