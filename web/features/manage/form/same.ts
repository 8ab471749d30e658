/** Whether two sets of typed values, which survive JSON, say the same. */
export const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
