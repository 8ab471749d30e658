import Holidays from 'date-holidays';

/** A day off by law or by general agreement (midsummer's eve), with its names. */
export interface NamedDay {
  readonly day: string;
  readonly sv: string;
  readonly en: string;
}

const DAYS_OFF = ['public', 'bank'];

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The Swedish days off of a range of years, in order. */
export const swedishHolidays = ({ from, to }: { readonly from: number; readonly to: number }): readonly NamedDay[] => {
  const sweden = new Holidays('SE');
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((year) => {
    const english = sweden.getHolidays(year, 'en');
    return sweden
      .getHolidays(year, 'sv')
      .filter(({ type }) => DAYS_OFF.includes(type))
      .map(({ date, name, rule }) => ({
        day: date.slice(0, 10),
        sv: capital(name),
        en: english.find((other) => other.rule === rule)?.name ?? capital(name),
      }));
  });
};
