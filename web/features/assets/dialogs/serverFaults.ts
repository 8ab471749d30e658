/** The server's texts of refused fields under a name (`period.start`), by the field alone (`start`). */
export const textsUnder = (fields: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, text]) => [field.slice(name.length + 1), text]),
  );

/** A refusal of one of several employees. */
interface RefusedEmployee {
  readonly name: string;
  readonly text: string;
}

const PLACE = /^assetIds\.(\d+)(?:\.|$)/;

/** Who was refused, and why: the field of a refusal holds the employee's place in the list that was sent. */
export const refusedEmployees = (
  fields: Readonly<Record<string, string>>,
  employees: readonly { readonly name: string }[],
): readonly RefusedEmployee[] =>
  Object.entries(fields).flatMap(([field, text]) => {
    const employee = employees[Number(PLACE.exec(field)?.[1] ?? -1)];
    return employee ? [{ name: employee.name, text }] : [];
  });
