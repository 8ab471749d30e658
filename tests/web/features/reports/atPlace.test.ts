import { describe, expect, it } from 'vitest';
import { settingsAtPlace } from '#web/features/reports/model/atPlace.ts';
import { findPlace, type PlaceIds, placesOf } from '#web/platform/navigation/place.ts';

const unit = (id: string, categories: readonly string[]) => ({
  id,
  name: id,
  shortName: id,
  canWrite: true,
  hidden: false,
  hasBedsActivated: true,
  hasBudgetHours: false,
  categories: categories.map((name) => ({ id: `${id} ${name}`, name, canWrite: true, isBudgetCategory: false })),
});
const rights = { canRead: true, canWrite: true };
const org = (id: string, units: ReturnType<typeof unit>[]) => ({
  id,
  name: id,
  ...rights,
  areas: [{ id: `${id} area`, name: 'Medicin', ...rights, units }],
});
const roots = placesOf([
  org('o', [unit('m31', ['Sjuksköterska', 'Läkare']), unit('m33', ['sjuksköterska', 'Undersköterska'])]),
  org('p', [unit('k1', ['Läkare'])]),
]);
const at = (ids: PlaceIds) => findPlace(roots, ids)!;
const m31 = at({ orgId: 'o', areaId: 'o area', unitId: 'm31' });
const m33 = at({ orgId: 'o', areaId: 'o area', unitId: 'm33' });
const nurse = at({ orgId: 'o', areaId: 'o area', unitId: 'm31', categoryId: 'm31 Sjuksköterska' });
const assistant = at({ orgId: 'o', areaId: 'o area', unitId: 'm33', categoryId: 'm33 Undersköterska' });
const k1 = at({ orgId: 'p', areaId: 'p area', unitId: 'k1' });
const moved = (search: string, from = m31, to = m33) =>
  settingsAtPlace(new URLSearchParams(search), from, to).toString();

describe('the settings of a report at another place', () => {
  it.each([
    ['its weeks and check marks', 'type=assets&level=unit&start=2026-08-31&end=2026-12-27&receipt=true'],
    ['its key value and legend', 'type=keyvalues&level=org&keyvalue=3&startYear=2025&shifts=dag'],
    ['its activities', 'type=activity&level=unit&startYear=2025&activities=Chef'],
  ])('keep %s', (_, search) => {
    expect(moved(search)).toBe(search);
  });

  it('are of the units of that place, and nothing is created', () => {
    expect(moved('type=demands&level=unit&unitIds=m31&created=1')).toBe('type=demands&level=unit');
  });

  it('keep the categories that the unit has too, and propose all where it has none of them', () => {
    expect(moved('type=demands&forCat=L%C3%A4kare&forCat=Sjuksk%C3%B6terska')).toBe(
      'type=demands&forCat=Sjuksk%C3%B6terska',
    );
    expect(moved('type=demands&forCat=L%C3%A4kare')).toBe('type=demands');
    const ofArea = 'type=demands&level=area&forCat=L%C3%A4kare';
    expect(moved(ofArea)).toBe(ofArea);
  });

  it('are of the category of that place where they were of the one before, and no others', () => {
    const ofNurses = 'type=demands&level=unit&forCat=Sjuksk%C3%B6terska';
    expect(moved(ofNurses, nurse, assistant)).toBe('type=demands&level=unit&forCat=Undersk%C3%B6terska');
    expect(moved(ofNurses, nurse, m33)).toBe('type=demands&level=unit');
    const ofDoctors = 'type=demands&level=unit&forCat=L%C3%A4kare';
    expect(moved(ofDoctors, nurse, m31)).toBe(ofDoctors);
    const forecast = `type=prognos&level=unit&forCat=Sjuksk%C3%B6terska`;
    expect(moved(forecast, nurse, assistant)).toBe(forecast);
  });

  it('keep the units of a forecast in their organisation only', () => {
    const search = 'type=prognos&level=unit&unitIds=m31&unitIds=m33&forCat=L%C3%A4kare';
    expect(moved(search)).toBe(search);
    expect(moved('type=prognos&level=unit&unitIds=m31%2Cm33', m31, k1)).toBe('type=prognos&level=unit');
  });

  it('take the level of a higher place', () => {
    expect(moved('type=demands&level=unit&start=2026-08-31', m31, m31.parent)).toBe('type=demands&start=2026-08-31');
  });
});
