/** A refusal of one of the employees of a save. */
interface RefusedEmployee<Employee> {
  readonly employee: Employee;
  readonly text: string;
}

const PLACE = /^assets\.(\d+)(?:\.|$)/;

/** The refused employees with the reason; the field of a refusal has the index of the employee in the request. */
export const refusedEmployees = <Employee>(
  fields: Readonly<Record<string, string>>,
  employees: readonly Employee[],
): readonly RefusedEmployee<Employee>[] =>
  Object.entries(fields).flatMap(([field, text]) => {
    const employee = employees[Number(PLACE.exec(field)?.[1] ?? -1)];
    return employee === undefined ? [] : [{ employee, text }];
  });
