type Level = 'info' | 'error';

/** `LOG_LEVEL=error` leaves out the lines of level info. */
const isLogged = (level: Level): boolean => level === 'error' || process.env.LOG_LEVEL !== 'error';

/** Writes one line of JSON. The fields must hold no path, body, address or name of a person. */
export const logLine = (level: Level, fields: Readonly<Record<string, unknown>>): void => {
  if (isLogged(level))
    process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`);
};

/** The fields of an unexpected error: its name and up to 8 stack frames, without the message, which may quote data. */
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
