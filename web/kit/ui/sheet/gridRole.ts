/** Role of a table with arrow keys (ARIA grid pattern). */
export const gridRole = (readOnly: boolean) => ({
  role: 'grid',
  'aria-multiselectable': true,
  'aria-readonly': readOnly || undefined,
  // A translator would change names and numbers that are typed, and the nodes that React keeps.
  translate: 'no' as const,
});
