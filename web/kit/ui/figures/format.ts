import * as swedish from '#shared/quantity/format.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';

/** The sign before the decimals in the shown language. */
export const decimalSign = (): ',' | '.' => (currentLanguage() === 'en' ? '.' : ',');

/**
 * A formatter of shared/quantity/format.ts in the shown language: English has a decimal point. Thousands are grouped by spaces in both, for
 * `1,234` could be typed back as 1.234. A file is Swedish in any language.
 */
const shown =
  <Value>(write: (value: Value, medium: swedish.Medium) => string) =>
  (value: Value, medium: swedish.Medium = 'screen'): string => {
    const text = write(value, medium);
    return medium === 'file' ? text : text.replace(',', decimalSign());
  };

export const formatNumber = shown(swedish.formatNumber);
export const formatRate = shown(swedish.formatRate);
export const formatReceipt = shown(swedish.formatReceipt);
export const formatHours = shown(swedish.formatHours);
export const formatKeyValue = shown(swedish.formatKeyValue);
export const formatBeds = shown(swedish.formatBeds);
export const formatPercent = shown(swedish.formatPercent);
