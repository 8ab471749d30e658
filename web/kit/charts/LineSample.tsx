import type { StepLine } from './lines.ts';

interface LineSampleProps extends Pick<StepLine, 'color' | 'dash' | 'strong'> {
  /** The line joins points. */
  readonly points?: boolean;
}

/** A short piece of a line beside its name. */
export const LineSample = ({ color, dash, strong = false, points = false }: LineSampleProps) => (
  <svg width="22" height="8" aria-hidden="true">
    <line x1="0" x2="22" y1="4" y2="4" stroke={color} strokeWidth={strong ? 3 : 2} strokeDasharray={dash} />
    {points && <circle cx="11" cy="4" r="2.5" fill={color} />}
  </svg>
);
