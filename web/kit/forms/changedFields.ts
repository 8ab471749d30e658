/** The fields of `body` that differ from what is stored, where null is no value: the body of a change that leaves the other fields alone. */
export const changedFields = <Body extends object>(
  body: Body,
  stored: { readonly [Field in keyof Body]?: unknown },
): Partial<Body> => {
  const changes: Partial<Body> = {};
  for (const field of Object.keys(body) as (keyof Body)[])
    if ((body[field] ?? null) !== (stored[field] ?? null)) changes[field] = body[field];
  return changes;
};
