/** Texts of the spreadsheet. */
export const sheet = {
  keys: 'Pilar flyttar, Skift och pil markerar. F2 redigerar, Retur bekräftar, Escape återställer. Escape och sedan Tabb lämnar tabellen.',
  changed: ', ändrad',
  refused: '{{cell}} godtas inte: {{reason}}',
} as const;
