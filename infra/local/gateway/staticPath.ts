/** What no name of a page or file holds: other separators, and characters that are not printed. */
const foreign = /[/\\\p{Cc}]/u;

/**
 * The path of a page or file, decoded once; undefined where it is not the one spelling of its name: with empty segments, `.` or `..`,
 * separators or control characters in a segment, or a percent-encoding that cannot be read. What takes it never decodes it again. A slash
 * at the end is kept.
 */
export const staticPath = (raw: string): string | undefined => {
  if (!raw.startsWith('/')) return undefined;
  try {
    const segments = raw.slice(1).split('/').map(decodeURIComponent);
    const isName = (segment: string, index: number): boolean =>
      segment === '' ? index === segments.length - 1 : segment !== '.' && segment !== '..' && !foreign.test(segment);
    return segments.every(isName) ? `/${segments.join('/')}` : undefined;
  } catch {
    return undefined;
  }
};
