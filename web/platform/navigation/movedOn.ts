/** The address shown, or the one that the router is loading. */
let ahead: { readonly search: string } | undefined;

/** Called by the router on each navigation, also while the next screen is loading. */
export const lookAhead = (location: { readonly search: string }): void => {
  ahead = location;
};

/**
 * Whether the address has changed, or is about to, from the query that a screen was rendered with. While the next screen
 * loads, the previous one must not write its own state over the new address.
 */
export const hasMovedOn = (drawn: URLSearchParams): boolean => {
  const search = ahead?.search ?? location.hash.split('?')[1];
  return new URLSearchParams(search).toString() !== drawn.toString();
};
