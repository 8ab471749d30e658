import { comparable } from '#shared/text/names.ts';

/**
 * The chosen activities that are available, all of them (undefined) where none remains or all are chosen; as chosen until it is known which
 * are available.
 */
export const keptActivities = (
  chosen: readonly string[] | undefined,
  available: readonly string[] | undefined,
): readonly string[] | undefined => {
  if (chosen === undefined || chosen.length === 0 || available === undefined) return chosen;
  const keys = new Set(chosen.map(comparable));
  const kept = available.filter((name) => keys.has(comparable(name)));
  return kept.length === 0 || kept.length === available.length ? undefined : kept;
};
