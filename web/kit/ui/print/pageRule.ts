import { tokens } from '#web/kit/ui/theme/tokens.ts';

const { text2 } = tokens.color.light;

/** A text as a CSS string. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** The texts in the lower margin of every page. */
interface PageTexts {
  /** On the left: what is printed. */
  readonly about: string;
  /** Before the number of the page, and between it and the number of pages. */
  readonly page: string;
  readonly of: string;
}

/**
 * The CSS rule that writes what is printed and "Sida 1 av 2" in the lower margin of every page. Only the browser knows
 * where its pages break; one without margin boxes (Firefox) prints its own page numbers. Custom properties do not reach
 * a page, so the colour is a literal.
 */
export const pageRule = ({ about, page, of }: PageTexts): string => {
  const look = `font:11px "Inter Variable",sans-serif;color:${text2};white-space:nowrap;vertical-align:top;padding-top:6px`;
  const number = `${quoted(`${page} `)} counter(page) ${quoted(` ${of} `)} counter(pages)`;
  return `@page{@bottom-left{content:${quoted(about)};${look}}@bottom-right{content:${number};${look}}}`;
};
