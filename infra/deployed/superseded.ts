/** Days for which browsers that have an older page open find its files. */
const kept = 35;

const dayMs = 24 * 60 * 60 * 1000;

/** Since when files have not been of the live page: instants (ISO 8601) by the names of the files. */
export type Superseded = Readonly<Record<string, string>>;

/**
 * Which files of the site outlive the pages that named them. A file counts from the deploy that first found it out of use, not from when it
 * was stored: one of a year's age may have been in use until today.
 * @param stored all files, by name
 * @param live the files that the live page leads to, which are never removed
 * @returns what to remove, and what to remember until the next deploy
 */
export const expired = (stored: readonly string[], live: ReadonlySet<string>, before: Superseded, now: Date) => {
  const since = stored
    .filter((name) => !live.has(name))
    .map((name) => [name, before[name] ?? now.toISOString()] as const);
  const isOver = ([, start]: readonly [string, string]): boolean => now.getTime() - Date.parse(start) >= kept * dayMs;
  return {
    remove: since.filter(isOver).map(([name]) => name),
    superseded: Object.fromEntries(since.filter((one) => !isOver(one))) as Superseded,
  };
};

/**
 * The files that a page leads to: their names are in the page, or in a file that it leads to. A name in a comment counts too, which may
 * keep a file that nobody needs.
 * @param read gives the text of a file
 */
export const reachedFrom = async (
  page: string,
  stored: readonly string[],
  read: (name: string) => Promise<string>,
): Promise<ReadonlySet<string>> => {
  const reached = new Set<string>();
  const namedIn = (text: string) =>
    stored.filter((name) => !reached.has(name) && text.includes(name.slice(name.lastIndexOf('/') + 1)));
  let next = namedIn(page);
  while (next.length > 0) {
    for (const name of next) reached.add(name);
    const texts = await Promise.all(next.filter((name) => /\.(js|css)$/.test(name)).map(read));
    next = namedIn(texts.join('\n'));
  }
  return reached;
};
