import type { Same } from '../same.ts';
import type { sheet as sv } from '../sv/sheet.ts';

/** Texts of the spreadsheet. */
export const sheet = {
  keys: 'Arrows move, Shift and arrow select. F2 edits, Enter confirms, Escape restores. Escape and then Tab leaves the table.',
  changed: ', changed',
  refused: '{{cell}} is refused: {{reason}}',
} as const satisfies Same<typeof sv>;
