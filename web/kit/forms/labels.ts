/**
 * The name of each value, for the comparison of two versions; `text` where the value is not shown as it is. A value
 * without a label is left out of the comparison.
 */
export type Labels<Values> = {
  readonly [Field in keyof Values]?: string | Labelled<Values>;
};

/** A value by its name, and as text. */
interface Labelled<Values> {
  readonly label: string;
  readonly text: (values: Values) => string;
}

/** The labels with the text of each value: booleans by the words given, `null` and `undefined` empty. */
export const labelledValues = <Values extends object>(
  labels: Labels<Values>,
  words: { readonly yes: string; readonly no: string },
): readonly Labelled<Values>[] => {
  const textOf = (value: unknown): string =>
    typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value ?? '');
  return (Object.keys(labels) as (keyof Values)[]).flatMap((field): Labelled<Values>[] => {
    const label = labels[field];
    if (label === undefined) return [];
    return [typeof label === 'string' ? { label, text: (values) => textOf(values[field]) } : label];
  });
};

/** `mine` with the stored values in the fields that the labels show: those that change the text of one of them. */
export const withTheirs = <Values extends object>(
  theirs: Values,
  mine: Values,
  labels: readonly Labelled<Values>[],
): Values => {
  const shown = (Object.keys(mine) as (keyof Values)[]).filter((field) =>
    labels.some(
      ({ text }) =>
        text({ ...mine, [field]: theirs[field] }) !== text(mine) ||
        text({ ...theirs, [field]: mine[field] }) !== text(theirs),
    ),
  );
  return { ...mine, ...Object.fromEntries(shown.map((field) => [field, theirs[field]])) };
};
