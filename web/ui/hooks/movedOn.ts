/**
 * Whether the address has moved on from the query that a screen was drawn for. The next screen is still being fetched
 * then, and the one that is left must not write its own state over the new address.
 */
export const hasMovedOn = (drawn: URLSearchParams): boolean =>
  new URLSearchParams(location.hash.split('?')[1]).toString() !== drawn.toString();
