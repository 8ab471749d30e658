import type * as z from 'zod';
import type { FaultCode } from '#shared/model/faults.ts';
import type { ConflictDialogProps } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import type { FailedAction } from '#web/platform/locales/sv/failed.ts';
import type { FaultsShown } from './judge.ts';
import type { Labels } from './labels.ts';

/** The part of a `useChange` that the form reads. */
interface Watched {
  readonly state: ChangeState;
  readonly problem: ApiProblem | undefined;
  reset(): void;
}

/** Why a form is saved. */
export interface Saving {
  /** By the question asked on the way to another screen. */
  readonly leaving: boolean;
}

/** The answer of a request; undefined when it was refused. */
export type Sent<Stored> = Promise<{ readonly answer: Stored } | undefined>;

interface Creation<Body, Stored> {
  readonly schema: z.ZodType<Body>;
  readonly change: Watched;
  /** Sends the body as the schema read it; undefined when it was refused. */
  readonly send: (body: Body) => Sent<Stored>;
}

interface Update<Body, Stored> {
  readonly schema: z.ZodType<Body>;
  readonly change: Watched;
  /** Sends the body as the schema read it, with the version of `base`; undefined when it was refused. */
  readonly send: (body: Body, base: Stored) => Sent<Stored>;
}

interface Removal<Stored> {
  readonly change: Watched;
  /** Removes `base` in the version that it has; undefined when it was refused. */
  readonly send: (base: Stored) => Promise<unknown>;
  readonly onRemoved: () => void;
}

export interface VersionedFormOptions<Values, Stored, Created, Updated> {
  /** What is stored; undefined in a form that creates. */
  readonly stored?: Stored | undefined;
  /** The values of the fields; without an entity, of a new one. They survive JSON. */
  readonly toValues: (stored: Stored | undefined) => Values;
  /** The values at first, where they are not those of `stored`: a draft. */
  readonly initial?: Values | undefined;
  /** The values as they are stored (trimmed, in lower case), where two ways to write one value are no change. */
  readonly normalise?: (values: Values) => Values;
  /** What is sent, before the schema has read it: numbers as numbers, an empty field as `null`. */
  readonly toBody: (values: Values) => object;
  readonly labels: Labels<NoInfer<Values>>;
  /** Codes of faults that no schema finds, by field: another period is in the way. `base` is the version typed on. */
  readonly check?: (values: Values, base: Stored | undefined) => Readonly<Partial<Record<string, FaultCode>>>;
  /** When faults are shown; `filled` unless given. */
  readonly faultsShown?: FaultsShown;
  /** The sentence of a fault where the form has a better one than the catalogue's. */
  readonly faultText?: (field: string, code: FaultCode) => string | undefined;
  /** Sentences by field for a refusal, beside the server's `fields`. */
  readonly refusalTexts?: (problem: ApiProblem) => Readonly<Record<string, string>>;
  readonly create?: Creation<Created, Stored> | undefined;
  readonly update?: Update<Updated, Stored> | undefined;
  readonly remove?: Removal<Stored> | undefined;
  /**
   * What was created or updated, as it is stored now, and the version before: message, close, navigate. `leaving`: it was saved
   * in order to leave for another screen, so that the form leads nowhere itself.
   */
  readonly onSaved: (answer: Stored, base: Stored | undefined, saving: Saving) => void;
  /** In a conflict the stored version was chosen over the one before; a dialog closes. */
  readonly onTheirs?: (current: Stored, base: Stored | undefined) => void;
}

/** The state of a form over one versioned entity. */
export interface VersionedForm<Values> {
  readonly isNew: boolean;
  readonly values: Values;
  set(values: Partial<Values>): void;
  /** Sentences by field: the schema's, `check`'s and the server's. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether the values can be sent, whatever faults are shown. */
  readonly valid: boolean;
  /** Whether something is typed that is not saved. */
  readonly changed: boolean;
  /** How far the save has come; `waiting` until the server answers again. */
  readonly state: ChangeState;
  /** The refusal that no field shows. */
  readonly problem: ApiProblem | undefined;
  /** What was refused last. */
  readonly refused: FailedAction | undefined;
  /**
   * Saves if there is no fault, else focuses the first field at fault; nothing while a save is on its way. Answers whether
   * the values are saved.
   */
  submit(form: HTMLFormElement, saving?: Saving): Promise<boolean>;
  /** Drops the typed values: the stored values again, or those of a new entity; `values` where it begins on others. */
  restart(values?: Values): void;
  /** How far the removal has come. */
  readonly removing: ChangeState;
  /** Removes what is stored; undefined where it cannot be removed. */
  readonly remove: (() => void) | undefined;
  /** The props of the conflict dialog. */
  readonly conflict: ConflictDialogProps;
}
