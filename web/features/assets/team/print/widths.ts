/** Widths in px: 27 weeks fill the 1028 px of a page. */
export const NAME = 120;
export const LEVEL = 28;
export const RATE = 43;
export const WEEK = 31;
