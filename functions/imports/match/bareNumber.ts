import { comparable } from '#shared/text/names.ts';

/**
 * An employee number as it is compared where a spreadsheet program may have changed it: without zeros at its beginning, spaces and other
 * signs, and the decimals of a program that took it for an amount (`12.0`).
 */
export const bareNumber = (number: string): string =>
  comparable(number)
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
