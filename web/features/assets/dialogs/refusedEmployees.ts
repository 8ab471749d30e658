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
