type Level = 'info' | 'error';

/** `LOG_LEVEL=error` keeps requests that went well off the log. */
const isTold = (level: Level): boolean => level === 'error' || process.env.LOG_LEVEL !== 'error';

/** One line of JSON on the log: never a path, a body, an address or a name of a person. */
export const logLine = (level: Level, fields: Readonly<Record<string, unknown>>): void => {
  if (isTold(level)) process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`);
};

/** What may be told of an unforeseen error: its kind and where in our code, not its message (it may quote data). */
export const traceOf = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        error: error.name,
        at: error.stack
          ?.split('\n')
          .filter((line) => line.startsWith('    at '))
          .slice(0, 8),
      }
    : { error: typeof error };
