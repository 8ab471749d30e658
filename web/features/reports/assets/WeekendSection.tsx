import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { FigureRef } from '#web/domain/explained/figure.ts';
import { groups } from '#web/domain/receipts/rows.ts';
import { Section } from '../paper/Section.tsx';
import { useLeastWeek } from '../weeks/useLeastWeek.ts';
import { useWeekParts } from '../weeks/useWeekParts.ts';
import { WeekPart } from '../weeks/WeekPart.tsx';
import { WeekRows } from '../weeks/WeekRows.tsx';
import { WeekTable } from '../weeks/WeekTable.tsx';

const weekendRows = groups
  .filter(({ key }) => key === 'shifts')
  .map((group) => ({ ...group, rows: group.rows.filter(({ key }) => key === 'weekend' || key === 'diffWeekend') }));

interface WeekendSectionProps {
  readonly title: string;
  readonly of: Pick<FigureRef, 'unitId' | 'categoryName'>;
  readonly receipts: readonly Receipt[];
}

/** The weekend shifts of a category week by week, and their difference to the demand. */
export const WeekendSection = ({ title, of, receipts }: WeekendSectionProps) => {
  const { t } = useTranslation();
  const least = useLeastWeek(weekendRows, receipts);
  const { parts, week } = useWeekParts(receipts, { least });
  const name = t('reports.assets.weekend', { title });
  return (
    <Section title={name}>
      {parts.map((part, index) => (
        <WeekPart key={part[0]?.start} title={title} weeks={part} continues={index > 0}>
          <WeekTable caption={name} mondays={part.map(({ start }) => start)} week={week} of={of}>
            <WeekRows receipts={part} groups={weekendRows} />
          </WeekTable>
        </WeekPart>
      ))}
    </Section>
  );
};
