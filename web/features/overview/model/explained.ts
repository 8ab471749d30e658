import { comparable } from '#shared/text/names.ts';
import type { Day } from '#shared/time/day.ts';
import type { ExplainedWeek } from '#web/domain/explain/ExplainDrawer.tsx';
import type { FigureOwner } from '#web/domain/explained/Explained.tsx';
import type { ShownFigure } from '#web/domain/explained/figure.ts';
import { flatten, type Place } from '#web/platform/navigation/place.ts';
import type { Part } from './breakdown.ts';
import { isChosen, isOfUnits } from './outline.ts';
import type { MapRow } from './rows.ts';

const below = (place: Place, level: Place['level']) =>
  flatten([place]).filter((each) => each.level === level && each.canRead);

const unitsWith = (place: Place, counts: (name: string) => boolean): readonly Place[] =>
  below(place, 'unit').filter(({ children }) => children.some(({ name }) => counts(name)));

/** The unit, category or area that a part of a row is; undefined of an area without units to read. */
export const figurePartOf = (
  { name, place }: Pick<Part, 'name' | 'place'>,
  chosen: ReadonlySet<string>,
): (Partial<FigureOwner> & Pick<ShownFigure, 'part'>) | undefined => {
  if (place === undefined) return { categoryName: name };
  switch (place.level) {
    case 'category':
      return { unitId: place.ids.unitId ?? null, categoryName: place.name };
    case 'unit':
      return { unitId: place.id };
    default: {
      const units = unitsWith(place, (category) => isChosen(chosen, category));
      return units.length > 0 ? { part: { name, unitIds: units.map(({ id }) => id) } } : undefined;
    }
  }
};

/** What the figures of a row in a week are explained by: the units and the names of the categories that they are sums of. */
export const explainedWeek = (
  row: MapRow,
  rows: readonly MapRow[],
  chosen: ReadonlySet<string>,
  monday: Day,
): ExplainedWeek => {
  const whole = (row.place ?? rows.at(-1)?.place) as Place | undefined;
  if (whole === undefined) return { unitIds: [], categories: [], monday, unitId: null, categoryName: null };
  if (whole.level === 'category') {
    const unitId = whole.ids.unitId ?? '';
    return { unitIds: [unitId], categories: [whole.name], monday, unitId, categoryName: whole.name };
  }
  const isOne = isOfUnits(row);
  const counts = (name: string) => (isOne ? comparable(name) === row.key : isChosen(chosen, name));
  const units = unitsWith(whole, counts);
  return {
    unitIds: units.map(({ id }) => id),
    categories: units.flatMap(({ children }) => children.map(({ name }) => name)).filter(counts),
    monday,
    unitId: whole.level === 'unit' ? whole.id : null,
    categoryName: isOne ? row.name : null,
  };
};
