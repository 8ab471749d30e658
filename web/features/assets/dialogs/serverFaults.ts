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

/** The refused employees with the reason; the field of a refusal has the index of the employee in the request. */
export const refusedEmployees = (
  fields: Readonly<Record<string, string>>,
  employees: readonly { readonly name: string }[],
): readonly RefusedEmployee[] =>
  Object.entries(fields).flatMap(([field, text]) => {
    const employee = employees[Number(PLACE.exec(field)?.[1] ?? -1)];
    return employee ? [{ name: employee.name, text }] : [];
  });
