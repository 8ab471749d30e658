import { describe, expect, it } from 'vitest';
import type { PlaceTree } from '#shared/model/placeTree.ts';
import { highlight, searchPlaces } from '#web/features/placePicker/search.ts';
import {
  atLevel,
  categoryBelow,
  findPlace,
  flatten,
  type Place,
  pathOf,
  placesOf,
} from '#web/platform/navigation/place.ts';
import { startPlace } from '#web/platform/navigation/startPlace.ts';
import { claimsOf } from '../../support.ts';

const unit = (id: string, name: string, shortName: string, categories: readonly string[]) => ({
  id,
  name,
  shortName,
  canWrite: id === 'u33',
  hidden: false,
  hasBedsActivated: id === 'u33',
  hasBudgetHours: false,
  categories: categories.map((category) => ({
    id: `${id}-${category}`,
    name: category,
    canWrite: id === 'u33',
    isBudgetCategory: category === 'Budget',
  })),
});

const tree: PlaceTree = [
  {
    id: 'o',
    name: 'Region Västmarken',
    canRead: false,
    canWrite: false,
    areas: [
      {
        id: 'med',
        name: 'Medicin',
        canRead: false,
        canWrite: false,
        units: [
          unit('u31', 'Medicinavdelning 31', 'MED 31', ['Sjuksköterska']),
          unit('u33', 'Medicinavdelning 33', 'MED 33', ['Sjuksköterska', 'Budget', 'Undersköterska']),
        ],
      },
      {
        id: 'kir',
        name: 'Kirurgi',
        canRead: false,
        canWrite: false,
        units: [unit('k1', 'Öron + näsa (3)', 'ÖNH', [])],
      },
    ],
  },
  { id: 'p', name: 'Andra', canRead: true, canWrite: true, areas: [] },
];

const roots = placesOf(tree);
const all = flatten(roots);
const named = (name: string): Place => all.find((place) => place.name === name) as Place;
const namesOf = (places: readonly Place[]) => places.map(({ name }) => name);

const claims = claimsOf('User');

describe('the places of the access context', () => {
  it('know their path, their ids and what is above and below them', () => {
    const category = findPlace(roots, { orgId: 'o', areaId: 'med', unitId: 'u33', categoryId: 'u33-Undersköterska' });
    expect(category && namesOf(pathOf(category))).toEqual([
      'Region Västmarken',
      'Medicin',
      'Medicinavdelning 33',
      'Undersköterska',
    ]);
    expect(category?.ids).toEqual({ orgId: 'o', areaId: 'med', unitId: 'u33', categoryId: 'u33-Undersköterska' });
    expect(category).toMatchObject({ canWrite: true, hasBeds: true, canRead: true });
    expect(category && atLevel(category, 'area')?.id).toBe('med');
  });

  it('leave budget-only categories out', () => {
    expect(namesOf(named('Medicinavdelning 33').children)).toEqual(['Sjuksköterska', 'Undersköterska']);
  });

  it('are found by the deepest known id', () => {
    expect(findPlace(roots, { orgId: 'o', areaId: 'med', unitId: 'gone', categoryId: 'x' })?.id).toBe('med');
    expect(findPlace(roots, { orgId: 'gone' })).toBeUndefined();
    expect(findPlace(roots, {})).toBeUndefined();
  });

  it('have as default category the first of a unit, and of an area only when it has one unit', () => {
    expect(categoryBelow(named('Medicinavdelning 33'))?.id).toBe('u33-Sjuksköterska');
    expect(categoryBelow(named('Medicin'))).toBeUndefined();
    expect(categoryBelow(named('Kirurgi'))).toBeUndefined();
    expect(categoryBelow(roots[1] as Place)).toBeUndefined();
  });
});

describe('the start place of an account', () => {
  it('is the place of its single grant, organisations before areas and units, else the first visible place', () => {
    expect(startPlace(roots, { ...claims, unitWrite: ['o/med/u33'] })?.id).toBe('u33');
    expect(startPlace(roots, { ...claims, unitWrite: ['o/med/u33'], areaRead: ['o/kir'] })?.id).toBe('kir');
    expect(startPlace(roots, { ...claims, orgWrite: ['p'], areaRead: ['o/kir'] })?.id).toBe('p');
    expect(startPlace(roots, claims)?.id).toBe('o');
    expect(startPlace(roots, { ...claims, unitRead: ['o/med/gone', 'o/med/u31'] })?.id).toBe('u31');
    expect(startPlace([], claims)).toBeUndefined();
    expect(startPlace(roots, { ...claims, unlisted: true })?.id).toBe('p');
    expect(startPlace(roots.slice(0, 1), { ...claims, unlisted: true })?.id).toBe('u31');
  });
});

describe('searching for a place', () => {
  it('matches words in any order and along the path, the own name first', () => {
    expect(namesOf(searchPlaces(all, '33 med'))).toEqual(['Medicinavdelning 33', 'Sjuksköterska', 'Undersköterska']);
    expect(namesOf(searchPlaces(all, 'under medicin'))).toEqual(['Undersköterska']);
    expect(searchPlaces(all, 'sjuk 33').map(({ id }) => id)).toEqual(['u33-Sjuksköterska']);
    expect(searchPlaces(all, 'ssk 33').map(({ id }) => id)).toEqual(['u33-Sjuksköterska']);
    expect(searchPlaces(all, 'usk 33').map(({ id }) => id)).toEqual(['u33-Undersköterska']);
  });

  it('lists of equal matches those of the shown unit first, then those of its area', () => {
    const found = (from?: Place) => searchPlaces(all, 'sjuk', { from }).map(({ id }) => id);
    expect(found()).toEqual(['u31-Sjuksköterska', 'u33-Sjuksköterska']);
    expect(found(named('Medicinavdelning 33'))).toEqual(['u33-Sjuksköterska', 'u31-Sjuksköterska']);
    expect(found(named('Undersköterska'))).toEqual(['u33-Sjuksköterska', 'u31-Sjuksköterska']);
    expect(found(named('Öron + näsa (3)'))).toEqual(['u31-Sjuksköterska', 'u33-Sjuksköterska']);
  });

  it('finds short names and Swedish letters in any case, and special characters literally', () => {
    expect(namesOf(searchPlaces(all, 'önh'))).toEqual(['Öron + näsa (3)']);
    expect(namesOf(searchPlaces(all, 'ÖRON + (3)'))).toEqual(['Öron + näsa (3)']);
    expect(searchPlaces(all, 'finns inte')).toEqual([]);
  });

  it('returns all places but categories for an empty query, and never more than the limit', () => {
    expect(searchPlaces(all, '  ').some(({ level }) => level === 'category')).toBe(false);
    expect(searchPlaces(all, 'e', { limit: 2 })).toHaveLength(2);
  });

  it('marks the matches', () => {
    expect(highlight('Medicinavdelning 33', 'med 3')).toEqual(['', 'Med', 'icinavdelning ', '3', '', '3', '']);
    expect(highlight('Öron + näsa (3)', '+ (3)')).toEqual(['Öron ', '+', ' näsa ', '(3)', '']);
    expect(highlight('Medicin', '')).toEqual(['Medicin']);
  });
});
