const swedish = new Intl.Collator('sv', { numeric: true });

/** Swedish alphabetical order of two names, numbers within them by value: Avd 9 comes before Avd 10. */
export const compareNames = (a: string, b: string): number => swedish.compare(a, b);

/** A name as it is stored: trimmed, Unicode NFC. */
export const normalizeName = (name: string): string => name.trim().normalize('NFC');

/** The key by which names are compared for equality: normalised, in Swedish lower case. */
export const comparable = (name: string): string => normalizeName(name).toLocaleLowerCase('sv');

/** The distinct names in the order in which they first occur: the key of each, and its first spelling. */
export const namesByKey = (names: readonly string[]): ReadonlyMap<string, string> => {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = comparable(name);
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return byKey;
};

/** The items of equal name together, in the order in which the names first occur. */
export const groupedByName = <Item extends { readonly name: string }>(
  items: readonly Item[],
): readonly (readonly [Item, ...Item[]])[] => {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = comparable(item.name);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};

/** The name of a person, first name first; empty where none is given. */
export const personName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string => [firstName, lastName].filter(Boolean).join(' ');
