import { useTranslation } from 'react-i18next';
import type { UnitOverview } from '#shared/model/reportAnswer.ts';
import type { RowChoice } from '../model/rows.ts';
import { WeekSection } from './WeekSection.tsx';

interface UnitWeeksProps {
  readonly unit: UnitOverview;
  readonly choice: RowChoice;
}

/** The weeks of each category of a unit, or of all together. */
export const UnitWeeks = ({ unit: { unitId, categoryWeekReceipts }, choice }: UnitWeeksProps) => {
  const { t } = useTranslation();
  return categoryWeekReceipts.map(({ categoryId, categoryName, weeks }) => (
    <WeekSection
      key={categoryId}
      title={categoryName ?? t('reports.categories.all')}
      of={{ unitId, categoryName }}
      receipts={weeks}
      choice={choice}
    />
  ));
};
