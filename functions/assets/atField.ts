import { Problem } from '#functions/kernel/problem.ts';

/** Says where in the body a refusal is: at `period` its field `start` becomes `period.start`. */
export const atField = <T>(path: string, work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Problem) || !cause.details.fields) throw cause;
    const fields = Object.entries(cause.details.fields).map(([field, fault]) => [`${path}.${field}`, fault]);
    throw new Problem(cause.code, { ...cause.details, fields: Object.fromEntries(fields) });
  }
};
