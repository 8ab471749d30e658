/** A rectangle in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between two strokes, and between two dots, in px. */
const STROKES = 6;
const DOTS = 4;
/** Shorter pieces in the corners are left out. */
const LEAST = 0.2;

const steps = (from: number, to: number, size: number): readonly number[] => {
  const first = Math.ceil(from / size);
  return Array.from({ length: Math.max(0, Math.ceil(to / size) - first) }, (_, index) => (first + index) * size);
};

const short = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Oblique strokes that fill the box, as one SVG path. On paper the shapes are plain paths: a browser prints an SVG
 * pattern as a bitmap.
 */
export const hatch = ({ x, y, width, height }: Box): string =>
  steps(x + y, x + width + y + height, STROKES)
    .map((sum) => [Math.max(x, sum - y - height), Math.min(x + width, sum - y), sum] as const)
    .filter(([from, to]) => to - from > LEAST)
    .map(([from, to, sum]) => `M${short(from)},${short(sum - from)}L${short(to)},${short(sum - to)}`)
    .join('');

/** Dots that fill the box, as one SVG path for round line ends. */
export const dots = ({ x, y, width, height }: Box): string =>
  steps(x + 1, x + width - 1, DOTS)
    .flatMap((across) => steps(y + 1, y + height - 1, DOTS).map((down) => `M${across},${down}h.01`))
    .join('');
