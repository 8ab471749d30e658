import { join } from 'node:path';
import type { Plugin } from 'vite';
import { days } from '../kit/ui/holidays/days.ts';

const file = join(import.meta.dirname, '..', 'kit', 'ui', 'holidays', 'days.ts');

/** Hands the browser the table of Swedish days off instead of the library with the calendars of the world. */
export const tabledHolidays = (): Plugin => ({
  name: 'tabled-holidays',
  load: (id) => (id === file ? `export const days = ${JSON.stringify(days)};` : undefined),
});
