import { useState } from 'react';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { minutesOf } from '#shared/quantity/minutes.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { isDay } from '#shared/time/day.ts';
import { valueOn } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';
import type { FileSheet } from '#shared/workbook/read.ts';
import {
  lengthOf,
  type Roster,
  type RosterCode,
  type RosterPerson,
  type RosterRate,
  rosterCodes,
  rosterPeople,
  rosterRate,
  staffSheet,
} from '#shared/workbook/roster.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { flatten, pathOf } from '#web/platform/navigation/place.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';

/** Stands for the category of those who are not read in. */
export const notRead = 'none';
/** People of one roster at most: those of a unit. */
const mostPeople = 500;

/** A person with what the roster says of the rate, undefined while a code of it has no length or the category no full-time week. */
export interface RatedPerson extends RosterPerson {
  readonly categoryId: string | undefined;
  readonly rated: RosterRate | undefined;
  /** As computed, or as typed instead. */
  readonly rate: string;
  readonly isTyped: boolean;
  /** Whether the person is read in: has a category, and hours or a typed rate. */
  readonly isRead: boolean;
}

/** Reads a roster of people by days: what is stated of it, and the sheet Personal that follows. */
export const useRoster = (orgId: string, rosters: readonly Roster[]) => {
  const { roots = [] } = usePlaces();
  const [index, setIndex] = useState(0);
  const [column, setColumn] = useState<number>();
  const [lengths, setLengths] = useState<Readonly<Record<string, string>>>({});
  const [unitId, setUnit] = useState<string>();
  const [categoryId, setCategory] = useState<string>();
  const [start, setStart] = useState<string | null>();
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({});
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});

  const roster = rosters[index]!;
  const nameColumn = column ?? roster.nameColumn;
  const day = start === undefined ? (roster.start ?? mondayOf(today())) : start;
  const units = flatten(roots.filter(({ id }) => id === orgId)).filter(({ level }) => level === 'unit');
  const unit = units.find(({ id }) => id === unitId);
  const { areaId } = unit?.ids ?? {};
  const { data: stored = [], error } = useEndpoint(
    hierarchy.categories,
    unitId !== undefined && areaId !== undefined ? { params: { orgId, areaId, unitId } } : null,
  );
  const categories = stored.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const first = day !== null && isDay(day) ? day : undefined;
  const weekOf = (id: string | undefined): number | undefined => {
    const week = first && valueOn(categories.find((one) => one.id === id)?.periods ?? [], first);
    return week && minutesOf(week.workingHours, week.workingMinutes);
  };

  const people = rosterPeople(roster, nameColumn);
  const categoryOf = ({ number }: RosterPerson) => own[number] ?? categoryId;
  const codes = rosterCodes(people.filter((person) => categoryOf(person) !== notRead));
  const textOf = ({ code, minutes }: RosterCode) => lengths[code] ?? (minutes === undefined ? '' : code);
  const minutes = new Map(
    codes.flatMap((code) => {
      const length = lengthOf(textOf(code));
      return length === undefined ? [] : [[code.code, length] as const];
    }),
  );
  const rated = people.map((person): RatedPerson => {
    const category = categoryOf(person);
    const week = weekOf(category);
    const isKnown = week !== undefined && person.codes.every((code) => minutes.has(code));
    const computed = isKnown ? rosterRate(person, minutes, week, roster.days) : undefined;
    const text = typed[person.number];
    const rate = text ?? (computed ? String(computed.rate).replace('.', ',') : '');
    const isRead = category !== notRead && (computed === undefined || parseDecimal(rate) !== 0 || text !== undefined);
    return { ...person, categoryId: category, rated: computed, rate, isTyped: text !== undefined, isRead };
  });
  const read = rated.filter(({ isRead }) => isRead);
  /** The sheet Personal; undefined without a sound first day. */
  const sheet = (): FileSheet | undefined =>
    first &&
    staffSheet(
      read.map(({ number, name, rate, categoryId: of }) => ({
        number,
        name,
        workRate: rate,
        area: unit?.parent?.name ?? '',
        unit: unit?.name ?? '',
        category: categories.find(({ id }) => id === of)?.name ?? '',
        start: first,
      })),
    );
  const chooseRoster = (next: number) => {
    setIndex(next);
    setColumn(undefined);
    setStart(undefined);
    setOwn({});
    setTyped({});
  };
  const chooseUnit = (id: string) => {
    setUnit(id);
    setCategory(undefined);
    setOwn(Object.fromEntries(Object.entries(own).filter(([, of]) => of === notRead)));
  };
  return {
    roster,
    index,
    nameColumn,
    day,
    units,
    unitId,
    categories,
    categoryId,
    error,
    codes,
    people: rated,
    read,
    isTooLong: people.length > mostPeople,
    sheet,
    textOf,
    hasLength: ({ code }: RosterCode) => minutes.has(code),
    unitPath: (place: (typeof units)[number]) =>
      pathOf(place)
        .slice(1)
        .map(({ name }) => name)
        .join(' / '),
    chooseRoster,
    chooseUnit,
    setColumn,
    setCategory,
    setStart,
    setLength: (code: string, text: string) => setLengths({ ...lengths, [code]: text }),
    setOwn: (number: number, id: string) => setOwn({ ...own, [number]: id }),
    setRate: (number: number, text: string) => setTyped({ ...typed, [number]: text }),
  };
};

export type RosterMapping = ReturnType<typeof useRoster>;
