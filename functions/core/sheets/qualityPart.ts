import type { Quality } from '#shared/model/reportAnswer.ts';
import { day, type Field, type Part, partOf, text } from './part.ts';

const kinds: Readonly<Record<Quality[number]['kind'], string>> = {
  demand: 'Behov',
  beds: 'Vårdplatser',
  workingTime: 'Heltidsmått',
  worklog: 'Utförd arbetstid',
  worklogPart: 'Del av utförd arbetstid',
  budget: 'Budget',
  stencil: 'Schablon',
};

const fields: readonly Field<Quality[number]>[] = [
  text('Avdelning', 26, ({ unitName }) => unitName),
  text('Kategori', 22, ({ categoryName }) => categoryName),
  text('Saknas', 18, ({ kind }) => kinds[kind]),
  day('Från', ({ from }) => from),
  day('Till', ({ to }) => to),
];

/** What was missing for the figures of a file. */
export const qualityPart = (quality: Quality): Part =>
  partOf('Uppgifter som saknas', fields, [{ name: '', rows: quality }]);
