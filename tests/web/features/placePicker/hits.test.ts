import { describe, expect, it } from 'vitest';
import { employeeLink, type Link, listed, searchPages } from '#web/features/placePicker/hits.ts';
import { placesOf } from '#web/platform/navigation/place.ts';

const page = (name: string): Link => ({ kind: 'page', name, above: '', to: `/${name}` });
const pages = ['Planera', 'Användarkonton', 'Byt lösenord', 'Logg', 'Personal'].map(page);
const namesOf = (links: readonly Link[]) => links.map(({ name }) => name);
const places = placesOf(
  Array.from({ length: 30 }, (_, n) => ({ id: `o${n}`, name: `Org ${n}`, canRead: true, canWrite: true, areas: [] })),
);
const eva = employeeLink('o1', {
  id: 'ast_1',
  name: 'Eva Åkesson',
  areaId: 'a1',
  unitId: 'u1',
  unitName: 'Avd 31',
  categoryId: 'c1',
  categoryName: 'Sjuksköterska',
});

describe('the search for pages', () => {
  it('finds pages by words in any order, those that a word begins first', () => {
    expect(namesOf(searchPages(pages, 'lösen byt'))).toEqual(['Byt lösenord']);
    expect(namesOf(searchPages(pages, 'p'))).toEqual(['Planera', 'Personal']);
    expect(namesOf(searchPages(pages, 'er'))).toEqual(['Planera', 'Personal']);
  });

  it('finds no page without a word', () => {
    expect(searchPages(pages, ' ')).toEqual([]);
  });
});

describe('a found employee', () => {
  it('is shown with unit and category and leads to the employee in Personal', () => {
    expect(eva).toEqual({
      kind: 'employee',
      name: 'Eva Åkesson',
      above: 'Avd 31 / Sjuksköterska',
      to: '/plan?orgId=o1&areaId=a1&unitId=u1&categoryId=c1&tab=assets&asset=ast_1',
    });
  });
});

describe('the hits of a search', () => {
  const kinds = (hits: ReturnType<typeof listed>) => hits.map(({ kind }) => kind);

  it('are places, then pages, then employees, so that a late answer moves no hit above it', () => {
    expect(kinds(listed(places.slice(0, 2), pages.slice(0, 1), [eva]))).toEqual(['place', 'place', 'page', 'employee']);
  });

  it('are at most 10 places when employees are found too, and all places otherwise', () => {
    expect(listed(places, [], [eva])).toHaveLength(11);
    expect(listed(places, [], [])).toHaveLength(30);
  });
});
