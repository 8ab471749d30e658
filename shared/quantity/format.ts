import { round } from './round.ts';

/** Where a number is to be read: on screen with `−` and grouped thousands, in a file with `-` and no grouping. */
export type Medium = 'screen' | 'file';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

const write = (value: number, minDecimals: number, maxDecimals: number, medium: Medium): string => {
  const rounded = round(value, maxDecimals);
  const [whole = '', decimals = ''] = Math.abs(rounded).toFixed(maxDecimals).split('.');
  const kept = decimals.slice(0, minDecimals) + decimals.slice(minDecimals).replace(/0+$/, '');
  const sign = rounded >= 0 ? '' : medium === 'screen' ? MINUS : '-';
  const grouped = medium === 'screen' ? whole.replace(THOUSANDS, NO_BREAK_SPACE) : whole;
  return `${sign}${grouped}${kept && `,${kept}`}`;
};

/** A number in general: at most 2 decimals, trailing zeros trimmed; null is empty (shared/calculation/README.md 11). */
export const formatNumber = (value: number | null, medium: Medium = 'screen'): string =>
  value === null ? '' : write(value, 0, 2, medium);

/** A work rate or other input: every decimal it has, up to 4. */
export const formatRate = (value: number | null, medium: Medium = 'screen'): string =>
  value === null ? '' : write(value, 0, 4, medium);

/** A figure of a receipt: always 2 decimals. */
export const formatReceipt = (value: number | null, medium: Medium = 'screen'): string =>
  value === null ? '' : write(value, 2, 2, medium);

/**
 * An amount of hours, computed: decimal hours with always 2 decimals (`528,50`, `1 378,00`), the unit in the heading or as `tim` after it. So
 * hours are written everywhere on screen and paper. What is typed in decimals (a stencil's hours, the hours of a month) is shown by
 * {@link formatNumber} as it was typed. Only a length that is typed as hours and minutes (break, duty, working time a week) keeps `h:mm`, by
 * `formatMinutes`, and a shift's start and end are clock times, by `formatClock`.
 */
export const formatHours = (value: number | null, medium: Medium = 'screen'): string =>
  value === null ? '' : write(value, 2, 2, medium);

/** A key value: always 1 decimal. */
export const formatKeyValue = (value: number | null, medium: Medium = 'screen'): string =>
  value === null ? '' : write(value, 1, 1, medium);

/** A number of beds: always 1 decimal, `-` when zero, less or unknown. */
export const formatBeds = (value: number | null, medium: Medium = 'screen'): string =>
  value === null || value <= 0 ? '-' : write(value, 1, 1, medium);

/** A ratio (0.87) as whole percent (`87 %`); `N/A` when there is none, a division by zero included. */
export const formatPercent = (ratio: number | null, medium: Medium = 'screen'): string =>
  ratio === null || !Number.isFinite(ratio)
    ? 'N/A'
    : `${write(Number((round(ratio, 2) * 100).toFixed(0)), 0, 0, medium)}${NO_BREAK_SPACE}%`;

/** A demand value as it travels in `mon..sun`: decimal comma, at most 2 decimals, no grouping (`"2,5"`). */
export const demandText = (value: number): string => write(value, 0, 2, 'file');
