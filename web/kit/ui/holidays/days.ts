import { swedishHolidays } from './swedishHolidays.ts';

/** The Swedish days off, in order. The build puts the table itself here (web/build/tabled.ts), not what makes it. */
export const days = swedishHolidays({ from: 2010, to: 2060 });
