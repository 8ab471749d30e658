import { comparable } from '#shared/text/names.ts';

/** The longest of the first texts that is, joined with commas, an available name. */
const firstName = (texts: readonly string[], known: ReadonlySet<string>): readonly string[] => {
  const lengths = texts.map((_, index) => texts.length - index);
  const length = lengths.find((one) => known.has(comparable(texts.slice(0, one).join(','))));
  return texts.slice(0, length ?? 1);
};

/** Texts of a list with commas as names: a name may itself have a comma, which an address that somebody typed does not encode. */
export const joinedNames = (texts: readonly string[], available: readonly string[]): readonly string[] => {
  const known = new Set(available.map(comparable));
  const names: string[] = [];
  for (let rest = texts; rest.length > 0; ) {
    const first = firstName(rest, known);
    names.push(first.join(','));
    rest = rest.slice(first.length);
  }
  return names;
};

/**
 * The chosen activities that are available, all of them (undefined) where none remains or all are chosen; as chosen until it is known which
 * are available.
 */
export const keptActivities = (
  chosen: readonly string[] | undefined,
  available: readonly string[] | undefined,
): readonly string[] | undefined => {
  if (chosen === undefined || chosen.length === 0 || available === undefined) return chosen;
  const keys = new Set(joinedNames(chosen, available).map(comparable));
  const kept = available.filter((name) => keys.has(comparable(name)));
  return kept.length === 0 || kept.length === available.length ? undefined : kept;
};
