/**
 * Paths with a parameter that is a part of a segment, such as `login-{provider}`. A gateway knows parameters as whole segments only:
 * there such an endpoint has one route for each value, with the value in its path.
 */
const partial = /(?<=[^/])\{(\w+)\}|\{(\w+)\}(?=[^/])/;

/** Whether a parameter of the path is a part of a segment. */
export const isPartial = (path: string): boolean => partial.test(path);

/** The path of the route for one value of that parameter. */
export const pathWith = (path: string, value: string): string => path.replace(partial, value);

/** The parameter's name and value where `path` is such a route of `template`. */
export const partOf = (template: string, path: string): Readonly<Record<string, string>> | undefined => {
  const [whole = '', before, after] = partial.exec(template) ?? [];
  const name = before ?? after;
  const [start = '', end = ''] = template.split(whole);
  if (!name || !path.startsWith(start) || !path.endsWith(end) || path.length <= start.length + end.length)
    return undefined;
  const value = path.slice(start.length, path.length - end.length);
  return value.includes('/') ? undefined : { [name]: value };
};
