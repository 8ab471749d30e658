/** Of the row labels and of a week, in px: 21 weeks fill the 1028 px of a page. Later weeks go on the next page. */
export const LABEL = 146;
export const WEEK = 42;
export const WEEKS_A_PAGE = 21;
