/** An import of one module by another, by their paths. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The folder of a module, as the first group of the pattern; undefined for modules outside. */
const folderIn = (pattern: RegExp, path: string): string | undefined => pattern.exec(path)?.[1];

/** The shortest way from a folder back to itself; undefined where there is none. */
const circleFrom = (start: string, next: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined => {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[start]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => [...(next.get(way.at(-1) ?? '') ?? [])].map((folder) => [...way, folder]));
    const circle = longer.find((way) => way.at(-1) === start);
    if (circle) return circle;
    ways = longer.filter((way) => !seen.has(way.at(-1) ?? ''));
    for (const way of ways) seen.add(way.at(-1) ?? '');
  }
  return undefined;
};

/**
 * The circles among folders whose modules import each other, each as `a → b → a`, once. The pattern's first group is the
 * folder of a module.
 */
export const folderCircles = (imports: readonly Import[], pattern: RegExp): readonly string[] => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [folderIn(pattern, from), folderIn(pattern, to)];
    if (importer === undefined || imported === undefined || importer === imported) continue;
    next.set(importer, (next.get(importer) ?? new Set()).add(imported));
  }
  const circles = new Map<string, string>();
  for (const folder of [...next.keys()].sort()) {
    const circle = circleFrom(folder, next);
    if (!circle) continue;
    const members = [...new Set(circle)].sort().join();
    if (!circles.has(members)) circles.set(members, circle.join(' → '));
  }
  return [...circles.values()];
};
