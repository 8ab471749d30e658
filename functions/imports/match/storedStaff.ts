import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { groupedBy } from '#shared/groupedBy.ts';
import { comparable } from '#shared/text/names.ts';
import { bareNumber } from './bareNumber.ts';
import type { FilePerson } from './people.ts';

type Asset = Row<StoredAsset>;

/** The staff of a unit, found by what a file says of an employee. */
export interface StoredStaff {
  /**
   * The stored employee of one in the file: by number within the category; else by a number that differs by zeros at its beginning, which
   * spreadsheet programs lose, or by spaces and signs; else by name among those that no import knows. Undefined where there is more than one.
   */
  find(person: FilePerson): Asset | undefined;
  /** Whether a name is the one of an employee whom no import knows, and two could be meant. */
  isDoubtful(person: FilePerson): boolean;
  /** The employees of the file with this number, in any category. */
  inFile(number: string): readonly FilePerson[];
}

const indexOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ((key: string) => readonly Item[]) => {
  const groups = new Map<string, readonly Item[]>(groupedBy(items, keyOf).map((group) => [keyOf(group[0]), group]));
  return (key) => groups.get(key) ?? [];
};

const keyIn = (categoryId: string, text: string): string => `${categoryId}\n${text}`;
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

export const stored = (assets: readonly Asset[], people: readonly FilePerson[]): StoredStaff => {
  const known = assets.filter(({ data }) => data.imported);
  const typed = assets.filter(({ data }) => !data.imported);
  const numberOf = ({ data }: Asset) => data.imported?.number ?? '';
  const byNumber = indexOf(known, (row) => keyIn(row.data.categoryId, comparable(numberOf(row))));
  const byZeros = indexOf(known, (row) => keyIn(row.data.categoryId, bareNumber(numberOf(row))));
  const byName = indexOf(typed, ({ data }) => keyIn(data.categoryId, comparable(data.name)));
  const targeted = people.filter(({ target }) => target);
  const fileKey = (text: (person: FilePerson) => string) => (person: FilePerson) =>
    keyIn(person.target?.id ?? '', text(person));
  const fileZeros = indexOf(
    targeted,
    fileKey(({ number }) => bareNumber(number)),
  );
  const fileNumbers = indexOf(people, ({ number }) => comparable(number));
  const zeroNumbers = indexOf(people, ({ number }) => bareNumber(number));
  const knownZeros = indexOf(known, (row) => bareNumber(numberOf(row)));
  /** Those whose number differs by zeros, spaces or signs alone, where nobody else could be meant. */
  const likelyInFile = (number: string): readonly FilePerson[] => {
    const key = bareNumber(number);
    const isOne = (numbers: readonly string[]) => new Set(numbers.map(comparable)).size === 1;
    return isOne(zeroNumbers(key).map((person) => person.number)) && isOne(knownZeros(key).map(numberOf))
      ? zeroNumbers(key)
      : [];
  };
  const nameKey = fileKey(({ name }) => comparable(name));
  const exact = (person: FilePerson) => byNumber(fileKey(({ number }) => comparable(number))(person))[0];
  const likely = (person: FilePerson): Asset | undefined => {
    const key = fileKey(({ number }) => bareNumber(number))(person);
    return only(fileZeros(key)) && only(byZeros(key));
  };
  // An employee whom an import knows already adopts nobody, and leaves the name to another.
  const adopting = indexOf(
    targeted.filter((person) => !exact(person) && !likely(person)),
    nameKey,
  );
  const named = (person: FilePerson) => byName(nameKey(person));
  return {
    find: (person) => exact(person) ?? likely(person) ?? (only(adopting(nameKey(person))) && only(named(person))),
    isDoubtful: (person) => {
      const count = named(person).length;
      return count > 0 && (count > 1 || adopting(nameKey(person)).length > 1);
    },
    inFile: (number) => {
      const same = fileNumbers(comparable(number));
      return same.length > 0 ? same : likelyInFile(number);
    },
  };
};
