/** What was typed, on top of what somebody else stored meanwhile: only what was changed here, against `base`, wins. */
export const mergedOn = <Values extends object>(theirs: Values, base: Values, values: Values): Values => {
  const typed = (Object.keys(values) as (keyof Values)[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(base[field]),
  );
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, values[field]])) };
};
