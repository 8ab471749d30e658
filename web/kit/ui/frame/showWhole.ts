import type { FocusEvent } from 'react';

/**
 * Brings what the keyboard focuses in a row or table that scrolls sideways whole into sight, with its cell, so that columns come to rest at
 * it: of what the browser sees a part of, or holds for seen below names that stay, it shows no more.
 */
export const showWhole = ({ target, currentTarget }: FocusEvent): void => {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  (target.closest('td, th') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
