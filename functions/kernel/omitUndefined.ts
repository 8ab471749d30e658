/** The fields that have a value. In a PUT, a field left out keeps its stored value. */
export const omitUndefined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
