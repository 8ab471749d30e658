/** The stored values with the fields on top that were changed here: those whose typed value differs from `base`. */
export const mergedOn = <Values extends object>(theirs: Values, base: Values, values: Values): Values => {
  const typed = (Object.keys(values) as (keyof Values)[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(base[field]),
  );
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, values[field]])) };
};
