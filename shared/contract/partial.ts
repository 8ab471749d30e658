/**
 * Paths with a parameter that is a part of a segment, such as `login-{provider}`. A gateway knows parameters as whole segments only:
 * there the parameter is a segment of its own, `login/{provider}`, and the edge makes each request's path so before the gateway sees it.
 */
const partial = /-(?=\{\w+\})/;

/** Whether a parameter of the path is a part of a segment. */
export const isPartial = (path: string): boolean => partial.test(path);

/** The path of an endpoint as the gateway has it. */
export const routedPath = (path: string): string => path.replace(partial, '/');

/**
 * Finds such a parameter in the path of a request, to be replaced by `$1/$2`. Its value has small letters, digits and hyphens, as names of
 * identity providers do: the address of a person, `login-anna@demo.se`, is a whole segment.
 */
export const partialRequest = (paths: readonly string[]): RegExp => {
  const starts = new Set(paths.filter(isPartial).map((path) => path.slice(0, path.search(partial))));
  return new RegExp(`^(${[...starts].join('|')})-([a-z0-9-]+)(?=/|$)`);
};
