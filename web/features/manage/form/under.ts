/** The texts of the fields under a name (`period.start`), by the field alone (`start`). */
export const under = (texts: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, text]) => [field.slice(name.length + 1), text]),
  );
