/** What is given, without the fields left out: in a PUT they keep their value (api.md "Bodies"). */
export const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
