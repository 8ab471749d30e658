import type { Stencil } from '#shared/model/stencil.ts';
import { numberIn } from '#web/kit/ui/sheet/numberTexts.ts';
import type { TypedRow } from '../rows/row.ts';

/** The rates of a year that its cost is calculated from. */
export type Rates = Pick<Stencil, 'year' | 'hour' | 'rentalHour' | 'monthlyWorkHours'>;

const rateIn = (text: string | undefined): number | null => {
  const value = numberIn(text ?? '');
  return typeof value === 'number' ? value : null;
};

/** The stencils as they are typed; a value that cannot be read is left out. */
export const typedRates = (rows: readonly TypedRow<Stencil>[]): readonly Rates[] =>
  rows.flatMap(({ texts }) => {
    const year = rateIn(texts.year);
    if (year === null) return [];
    const [hour, rentalHour, monthlyWorkHours] = [texts.hour, texts.rentalHour, texts.monthlyWorkHours].map(rateIn);
    return [{ year, hour: hour ?? null, rentalHour: rentalHour ?? null, monthlyWorkHours: monthlyWorkHours ?? null }];
  });

/** The rates of a year, if it has a stencil. */
export const ratesOf = (rates: readonly Rates[], year: number): Rates | undefined =>
  rates.find((one) => one.year === year);
