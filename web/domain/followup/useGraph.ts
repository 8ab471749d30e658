import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepLine } from '#web/kit/charts/lines.ts';
import { scaleAround, scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf } from '#web/kit/charts/steps.ts';
import { type FollowUpYear, monthsOf } from './rows.ts';

const knownOf = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);

/** What the graph of a year draws: worked and demanded hours, the areas between them, and the running difference. */
export const useGraph = (unit: FollowUpYear) => {
  const { t } = useTranslation();
  return useMemo(() => {
    const [worked, demand, cumulative] = [
      monthsOf(unit, 'worked'),
      monthsOf(unit, 'demand'),
      monthsOf(unit, 'cumulative'),
    ];
    const lines: readonly StepLine[] = [
      { key: 'worked', name: t('followup.row.worked'), values: worked, color: 'var(--s-worked)' },
      { key: 'demand', name: t('followup.row.demand'), values: demand, color: 'var(--s-demand)', strong: true },
    ];
    return {
      lines,
      scale: scaleOf(knownOf([...worked, ...demand])),
      gaps: gapsOf(demand, worked),
      cumulative,
      cumulativeScale: scaleAround(knownOf(cumulative)),
      description: t('followup.graph.text', { name: unit.unitName, year: String(unit.year) }),
      /** Whether there is something to draw. */
      isDrawn: knownOf([...worked, ...demand]).length > 0,
    };
  }, [unit, t]);
};
