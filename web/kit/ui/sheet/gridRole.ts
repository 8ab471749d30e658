/** Role of a table with arrow keys (ARIA grid pattern). */
export const gridRole = (readOnly: boolean) => ({
  role: 'grid',
  'aria-multiselectable': true,
  'aria-readonly': readOnly || undefined,
});
