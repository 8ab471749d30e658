/** Where the router is, or is on its way to. */
let ahead: { readonly search: string } | undefined;

/** The router tells each of its steps, also one whose screen is still being fetched. */
export const lookAhead = (location: { readonly search: string }): void => {
  ahead = location;
};

/**
 * Whether the address has moved on, or is about to, from the query that a screen was drawn for. The next screen may still be
 * on its way, and the one that is left must not write its own state over the new address.
 */
export const hasMovedOn = (drawn: URLSearchParams): boolean => {
  const search = ahead?.search ?? location.hash.split('?')[1];
  return new URLSearchParams(search).toString() !== drawn.toString();
};
