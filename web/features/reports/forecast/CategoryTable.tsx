import { useTranslation } from 'react-i18next';
import type { ForecastAnswer, UnitDiff, UnitOverview } from '#shared/model/reportAnswer.ts';
import { comparable } from '#shared/text/names.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { categoryNamesOf, writtenCategoryDiffOf } from '../model/forecast.ts';
import type { ForecastType } from '../model/types.ts';
import table from '../paper/Table.module.css';

interface CategoryTableProps {
  readonly answer: ForecastAnswer;
  readonly type: ForecastType;
}

/** The difference of each category of each unit; nothing where there is one category only. */
export const CategoryTable = ({ answer, type }: CategoryTableProps) => {
  const { t } = useTranslation();
  const names = categoryNamesOf(answer);
  if (names.length < 2) return null;
  const all = t('reports.forecast.all', { count: answer.unitDiffs.length });
  const row = (unit: UnitDiff, unitName: string, units: readonly UnitOverview[]) => {
    const diffs = new Map(
      unit.categories.map((category) => [comparable(category.name), writtenCategoryDiffOf(units, category, type)]),
    );
    return (
      <>
        <th scope="row">{unitName}</th>
        {names.map((name) => (
          <td key={name}>
            {diffs.has(comparable(name)) && (
              <Explained
                figure={{ unitId: unit.unitId, categoryName: name, field: 'diff' }}
                of={`${unitName}, ${name}`}
              >
                <Num value={diffs.get(comparable(name))} as="receipt" difference />
              </Explained>
            )}
          </td>
        ))}
      </>
    );
  };
  return (
    <ScrollRegion label={t('reports.forecast.categories')} className={table.scroll}>
      <table className={table.table}>
        <caption>{t('reports.forecast.categories')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reports.forecast.column.unit')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.unitDiffs.map((unit, index) => (
            <tr key={unit.unitId}>{row(unit, unit.unitName ?? all, answer.unitOverviews.slice(index, index + 1))}</tr>
          ))}
        </tbody>
        {answer.unitDiffs.length > 1 && (
          <tfoot>
            <tr className={table.total}>{row(answer.total, all, answer.unitOverviews)}</tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
};
