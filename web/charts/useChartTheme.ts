import { useIsDark } from '#web/ui/hooks/useMedia.ts';
import { tokens } from '#web/ui/theme/tokens.ts';

/** The colours of the shown theme, for charts: they cannot read CSS variables. */
export const useChartTheme = () => {
  const mode = useIsDark() ? 'dark' : 'light';
  return {
    mode,
    color: tokens.color[mode],
    series: tokens.series[mode],
    diverging: tokens.diverging[mode],
    categorical: tokens.categorical[mode],
  } as const;
};

/** Line dashes by role: demand and own staff solid; the role is readable without its colour. */
export const dashes = {
  demand: undefined,
  own: undefined,
  substitutes: [6, 3],
  contractors: [2, 3],
  budget: [10, 4],
} as const;
