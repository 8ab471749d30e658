import { isShown } from './fields.ts';

/** A value without parts. */
export type Leaf = string | number | boolean;

/** One difference: the path of fields to it, and the values before and after. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: Leaf | undefined;
  readonly after: Leaf | undefined;
}

type Leaves = ReadonlyMap<string, { readonly path: readonly string[]; readonly value: Leaf }>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the label of a list element: its name, its first day, or its index. */
const nameOf = (element: unknown, at: number): string => {
  if (!isRecord(element)) return String(at + 1);
  const name = element.shiftName ?? element.name ?? element.start ?? element.year;
  return (typeof name === 'string' && name !== '') || typeof name === 'number' ? String(name) : String(at + 1);
};

/** Returns the key by which a list element is matched before and after the change: its identity, not its label. */
const identityOf = (element: unknown, at: number): string => {
  const id = isRecord(element) ? (element.shiftId ?? element.activityId ?? element.id) : undefined;
  return typeof id === 'string' ? id : String(at);
};

const partsOf = (value: unknown): readonly (readonly [identity: string, name: string, part: unknown])[] | undefined => {
  if (Array.isArray(value)) return value.map((part, at) => [identityOf(part, at), nameOf(part, at), part]);
  if (!isRecord(value)) return undefined;
  return Object.entries(value)
    .filter(([field]) => isShown(field))
    .map(([field, part]) => [field, field, part]);
};

/** Whether a value of a new object is shown: empty, false and zero are not. */
const isLeaf = (value: unknown): value is Leaf => ['string', 'number', 'boolean'].includes(typeof value);

const leavesOf = (value: unknown, key = '', path: readonly string[] = []): Leaves => {
  const parts = partsOf(value);
  if (parts === undefined) return new Map(isLeaf(value) && path.length > 0 ? [[key, { path, value }]] : []);
  return new Map(parts.flatMap(([identity, name, part]) => [...leavesOf(part, `${key}/${identity}`, [...path, name])]));
};

const isEmpty = (value: Leaf | undefined): boolean =>
  value === undefined || value === '' || value === false || value === 0 || value === '0';

/** Differences with the same parent fields, in their order. */
export interface Group {
  /** The parent fields; empty for a single difference. */
  readonly under: readonly string[];
  readonly lines: readonly Difference[];
}

const above = ({ path }: Difference): readonly string[] => path.slice(0, -1);
const keyOf = (line: Difference): string => above(line).join('/');

/** Groups differences by their parent fields; a single one keeps its whole path. */
export const groupsOf = (differences: readonly Difference[]): readonly Group[] =>
  [...new Set(differences.map(keyOf))].map((key) => {
    const lines = differences.filter((line) => keyOf(line) === key);
    return { under: lines.length > 1 && lines[0] ? above(lines[0]) : [], lines };
  });

/**
 * Returns the changed fields of a log entry; ids and computed fields are left out. For a created or removed object, the
 * fields with a value.
 */
export const differencesOf = (before: unknown, after: unknown): readonly Difference[] => {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const oneSided = old.size === 0 || fresh.size === 0;
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    if (was?.value === is?.value || (oneSided && isEmpty(was?.value) && isEmpty(is?.value))) return [];
    return [{ path: is?.path ?? was?.path ?? [], before: was?.value, after: is?.value }];
  });
};
