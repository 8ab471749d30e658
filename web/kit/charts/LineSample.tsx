import type { StepLine } from './lines.ts';

/** A short piece of a line beside its name. */
export const LineSample = ({ color, dash, strong = false }: Pick<StepLine, 'color' | 'dash' | 'strong'>) => (
  <svg width="22" height="8" aria-hidden="true">
    <line x1="0" x2="22" y1="4" y2="4" stroke={color} strokeWidth={strong ? 3 : 2} strokeDasharray={dash} />
  </svg>
);
