/** The address shown, or the one that the router is loading. */
let ahead: { readonly pathname: string; readonly search: string } | undefined;

/** Called by the router on each navigation, also while the next screen is loading. */
export const lookAhead = (location: { readonly pathname: string; readonly search: string }): void => {
  ahead = location;
};

const newest = (): URLSearchParams => new URLSearchParams(ahead?.search ?? location.hash.split('?')[1]);

/**
 * Whether the address has changed, or is about to, from the query that a screen was rendered with. While the next screen
 * loads, the previous one must not write its own state over the new address.
 */
export const hasMovedOn = (drawn: URLSearchParams): boolean => newest().toString() !== drawn.toString();

/** The parameters that say which screen of a path is shown. */
const screen = ['orgId', 'areaId', 'unitId', 'categoryId', 'tab'];

/**
 * The query that what a user does on a screen alters: that of the address with all that the screen wrote since it was rendered, or
 * undefined when another screen is about to be shown.
 */
export const newestOf = (drawn: { readonly pathname: string; readonly search: URLSearchParams }) => {
  const now = newest();
  const isHere = (ahead?.pathname ?? drawn.pathname) === drawn.pathname;
  return isHere && screen.every((name) => now.get(name) === drawn.search.get(name)) ? now : undefined;
};
