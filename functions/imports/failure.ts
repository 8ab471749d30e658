import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { Problem, problemBody } from '#functions/kernel/problem.ts';
import { problems } from '#shared/contract/problems.ts';
import type { FaultCode } from '#shared/model/faults.ts';
import type { ImportKind } from '#shared/model/importMapping.ts';

/** A file, or its rows of one unit, that could not be imported. */
export interface Failure {
  readonly kind: ImportKind;
  /** Of all units without a name. */
  readonly unitName: string | undefined;
  /** Why, in Swedish. */
  readonly message: string;
  /** Whether the organisation mends it in its HR system: everything else is for the provider. */
  readonly isOfFile: boolean;
}

/** The failures of one run. */
export interface Failures {
  readonly all: readonly Failure[];
  /** Adds what a failure was caused by. @returns the Swedish text of it */
  add(cause: unknown, kind: ImportKind, unitName?: string): string;
}

const unexpected = 'Ett oväntat fel inträffade. Inget är ändrat. Felet är antecknat i driftens logg.';

/** The Swedish text of a refusal, with what was wrong. Any other error is logged, and its text says no more than that. */
const textOf = (cause: unknown): string => {
  if (!(cause instanceof Problem)) {
    logLine('error', { event: 'importFailed', ...traceOf(cause) });
    return unexpected;
  }
  return [problems[cause.code].message, ...Object.values(problemBody(cause).fields ?? {})].join(' ');
};

const ofFile: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'fileEmpty',
  'fileHeaderOnly',
  'fileEncoding',
  'fileQuote',
  'fileXml',
  'fileXmlStaff',
  'fileNoTimes',
  'columnTwice',
  'importLine',
]);

const isOfFile = (cause: unknown): boolean =>
  cause instanceof Problem && Object.values(cause.details.fields ?? {}).some(({ code }) => ofFile.has(code));

/** Begins the list of what fails in a run. */
export const failuresOfRun = (): Failures => {
  const all: Failure[] = [];
  return {
    all,
    add: (cause, kind, unitName) => {
      const message = textOf(cause);
      all.push({ kind, unitName, message, isOfFile: isOfFile(cause) });
      return message;
    },
  };
};
