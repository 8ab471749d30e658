import { Problem } from '#functions/kernel/problem.ts';

/**
 * Runs the work and prefixes the fields of its problem with the path: at `period` the field `start` becomes
 * `period.start`.
 */
export const atField = <T>(path: string, work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Problem) || !cause.details.fields) throw cause;
    const fields = Object.entries(cause.details.fields).map(([field, fault]) => [`${path}.${field}`, fault]);
    throw new Problem(cause.code, { ...cause.details, fields: Object.fromEntries(fields) });
  }
};
