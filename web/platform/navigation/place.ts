import type { PlaceTree } from '#shared/model/placeTree.ts';

/** The levels of the hierarchy, from the top. */
export const levels = ['org', 'area', 'unit', 'category'] as const;

export type Level = (typeof levels)[number];

/** The ids in an address; those of deeper levels are missing when the place is higher. */
export interface PlaceIds {
  readonly orgId?: string | undefined;
  readonly areaId?: string | undefined;
  readonly unitId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** A node of the hierarchy that the account may see. */
export interface Place {
  readonly level: Level;
  readonly id: string;
  readonly name: string;
  /** A unit's short name; empty at the other levels. */
  readonly shortName: string;
  readonly ids: PlaceIds;
  /** Whether its figures may be read; false where the account has rights only below it. */
  readonly canRead: boolean;
  readonly canWrite: boolean;
  /** Whether the unit (the category's unit) shows its beds. */
  readonly hasBeds: boolean;
  /** Whether the unit (the category's unit) shows its budget hours. */
  readonly hasBudgetHours: boolean;
  readonly parent: Place | undefined;
  readonly children: readonly Place[];
}

/** A place with the ids of all levels, as Behov, Plan and Personal need. */
export interface CategoryPlace extends Place {
  readonly level: 'category';
  readonly ids: {
    readonly orgId: string;
    readonly areaId: string;
    readonly unitId: string;
    readonly categoryId: string;
  };
  readonly parent: Place;
}

/** A unit with the ids of the levels above, as Budget needs. */
export interface UnitPlace extends Place {
  readonly level: 'unit';
  readonly ids: { readonly orgId: string; readonly areaId: string; readonly unitId: string };
}

interface Seed {
  readonly level: Level;
  readonly id: string;
  readonly name: string;
  readonly shortName?: string;
  readonly canRead?: boolean;
  readonly canWrite: boolean;
  readonly hasBeds?: boolean;
  readonly hasBudgetHours?: boolean;
}

const grow = (seed: Seed, parent: Place | undefined, below: (place: Place) => readonly Place[]): Place => {
  const children: Place[] = [];
  const place: Place = {
    shortName: '',
    hasBeds: parent?.hasBeds ?? false,
    hasBudgetHours: parent?.hasBudgetHours ?? false,
    ...seed,
    canRead:
      (seed.canRead ?? false) || (parent?.canRead ?? false) || seed.level === 'unit' || seed.level === 'category',
    ids: { ...parent?.ids, [`${seed.level}Id`]: seed.id },
    parent,
    children,
  };
  children.push(...below(place));
  return place;
};

/** Returns the answer of GET /api/access/context as places with parents; budget-only categories are left out. */
export const placesOf = (tree: PlaceTree): readonly Place[] =>
  tree.map(({ areas, ...org }) =>
    grow({ level: 'org', ...org }, undefined, (inOrg) =>
      areas.map(({ units, ...area }) =>
        grow({ level: 'area', ...area }, inOrg, (inArea) =>
          units.map(({ categories, hasBedsActivated: hasBeds, ...unit }) =>
            grow({ level: 'unit', hasBeds, ...unit }, inArea, (inUnit) =>
              categories
                .filter(({ isBudgetCategory }) => !isBudgetCategory)
                .map((category) => grow({ level: 'category', ...category }, inUnit, () => [])),
            ),
          ),
        ),
      ),
    ),
  );

/** The place itself and all below it, each before its children. */
export const flatten = (places: readonly Place[]): readonly Place[] =>
  places.flatMap((place) => [place, ...flatten(place.children)]);

/** From the organisation down to the place. */
export const pathOf = (place: Place): readonly Place[] => [...(place.parent ? pathOf(place.parent) : []), place];

/** Returns the unit on the path of `place`; undefined when `place` is above the units. */
export const unitAt = (place: Place): UnitPlace | undefined =>
  pathOf(place).find((step): step is UnitPlace => step.level === 'unit');

/** Returns the place at the level on the path of `place`; undefined when `place` is above the level. */
export const atLevel = (place: Place, level: Level): Place | undefined =>
  pathOf(place).find((step) => step.level === level);

/** Returns the deepest place that the ids name; undefined when the first id is unknown. */
export const findPlace = (
  roots: readonly Place[],
  { orgId, areaId, unitId, categoryId }: PlaceIds,
): Place | undefined => {
  let found: Place | undefined;
  for (const id of [orgId, areaId, unitId, categoryId]) {
    const next: Place | undefined = (found?.children ?? roots).find((place) => place.id === id);
    if (id === undefined || next === undefined) break;
    found = next;
  }
  return found;
};

/** Whether the ids name a place that is not on the path of `place`. */
export const isElsewhere = (ids: PlaceIds, place: Place): boolean =>
  (['orgId', 'areaId', 'unitId', 'categoryId'] as const).some(
    (level) => ids[level] !== undefined && ids[level] !== place.ids[level],
  );

/** Whether the place is a category, with every level known. */
export const isCategory = (place: Place): place is CategoryPlace => place.level === 'category';

/**
 * Returns the default category of a place: the first of its unit, or of the only unit below. Undefined where several units
 * are below.
 */
export const categoryBelow = (place: Place): CategoryPlace | undefined => {
  if (isCategory(place)) return place;
  const [first] = place.children;
  if (first === undefined || (place.level !== 'unit' && place.children.length > 1)) return undefined;
  return categoryBelow(first);
};
