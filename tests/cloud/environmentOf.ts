/** What Lambda's runtime sets, and where the SDK finds the stand-ins of this machine. */
const isFromRuntime = (name: string): boolean => /^AWS_|^LOG_LEVEL$/.test(name);

/** Of no resource on one machine: nothing listens there. */
const nowhere = 'http://127.0.0.1:9/nowhere';

/**
 * The environment of a function as its template sets it, no setting more: values as they are, and for references what stands in for the
 * resource on this machine, whose program has to be running in this process.
 */
export const environmentOf = (template: Readonly<Record<string, unknown>>): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value && isFromRuntime(name) ? [[name, value]] : [])),
  ),
  ...Object.fromEntries(
    Object.entries(template).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (process.env[name] ?? nowhere),
    ]),
  ),
});
