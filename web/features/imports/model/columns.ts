import { defaultColumns, type ImportKind, type ImportMapping } from '#shared/model/importMapping.ts';

type Columns = Readonly<Record<string, string>>;

/** The fields of a kind of file, in their usual order. */
export const fieldsOf = (kind: ImportKind): readonly string[] => Object.keys(defaultColumns[kind]);

/**
 * A column mapping in which `column` holds `field`. The field that it held before takes over the column that `field` had, so that every
 * field has one column of its own.
 */
export const withColumn = (mapping: ImportMapping, kind: ImportKind, column: string, field: string): ImportMapping => {
  const columns: Columns = mapping[kind];
  const before = columns[field] ?? '';
  const same = (a: string) => a.toLocaleLowerCase('sv') === column.toLocaleLowerCase('sv');
  const [held] = Object.entries(columns).find(([, name]) => same(name)) ?? [];
  return { ...mapping, [kind]: { ...columns, ...(held !== undefined && { [held]: before }), [field]: column } };
};
