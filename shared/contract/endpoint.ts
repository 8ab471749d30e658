import type * as z from 'zod';
import type { FileKind } from '#shared/model/file.ts';
import type { Permission } from './permissions.ts';

/** The names between braces of a path template: `'/a/{orgId}/b/{id}'` gives `'orgId' | 'id'`. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export type Params<Path extends string> = { readonly [Name in PathNames<Path>]: string };

/** How a request body arrives: JSON unless said otherwise. */
type Accepts = 'json' | 'form';

/** One HTTP operation: all that gateway, Lambda, client, documentation and permission test agree on (README.md). */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: Path;
  readonly who: Permission;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The entity whose fields the body may repeat (README.md "Bodies"), where it is not the one in the answer. */
  readonly repeats?: z.ZodType;
  /** 200 answers a stored or computed value, 201 a new entity, 204 nothing; 303 leads a browser to the address in `location`. */
  readonly status: 200 | 201 | 204 | 303;
  /** Without the `{data}` envelope: health, openapi.json, login, refresh, and lists that say `{data, next}` themselves. */
  readonly bare: boolean;
  readonly accepts: Accepts;
  /** The field of the body that a list alone stands for. */
  readonly list?: string;
  /** Not empty: a success is a file of one of these kinds, not JSON; a failure is JSON all the same. */
  readonly files: readonly FileKind[];
  /**
   * The answer is found in the log also after the place in the path was removed: the kernel does not check that the place
   * exists, so the handler must check that what it finds belongs to the path.
   */
  readonly outlivesPlace: boolean;
}

/** What a handler gets: validated, typed, and the version that the call is based on. */
export interface Input<E extends Endpoint> {
  readonly params: Params<E['path']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  /** From the body's `version` or `If-Match`; undefined applies the change to the stored version. */
  readonly version: number | undefined;
}

/** What a client sends. `version` goes as `If-Match`, where there is no body to hold it. */
export type Call<E extends Endpoint> = {
  readonly params: Params<E['path']>;
  readonly version?: number;
} & (undefined extends z.input<E['query']>
  ? { readonly query?: z.input<E['query']> }
  : { readonly query: z.input<E['query']> }) &
  (undefined extends z.input<E['body']>
    ? { readonly body?: z.input<E['body']> }
    : { readonly body: z.input<E['body']> });

export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** What a handler returns; the kernel parses it through `answer` on the way out. */
export type Result<E extends Endpoint> = z.input<E['answer']>;

export type Group = Readonly<Record<string, Endpoint>>;
