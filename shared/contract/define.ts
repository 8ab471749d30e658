import * as z from 'zod';
import { version } from '#shared/model/fields.ts';
import type { FileKind } from '#shared/model/file.ts';
import type { Endpoint } from './endpoint.ts';
import type { Permission } from './permissions.ts';

const nothing = z.undefined();
type Nothing = typeof nothing;

interface Parts {
  readonly who: Permission;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  readonly repeats?: z.ZodType;
  readonly status?: 200 | 201 | 303;
  readonly bare?: boolean;
  readonly accepts?: 'json' | 'form';
  readonly list?: string;
  readonly files?: readonly FileKind[];
  readonly outlivesPlace?: boolean;
}

type Or<T, Otherwise> = T extends z.ZodType ? T : Otherwise;

type Defined<Path extends string, P extends Parts> = Endpoint<
  Path,
  Or<P['query'], Nothing>,
  Or<P['body'], Nothing>,
  Or<P['answer'], Nothing>
>;

const define =
  (method: Endpoint['method'], status: Endpoint['status']) =>
  <const Path extends `/api/${string}`, const P extends Parts>(path: Path, parts: P): Defined<Path, P> =>
    ({
      method,
      path,
      status,
      bare: false,
      accepts: 'json',
      files: [],
      outlivesPlace: false,
      query: nothing,
      body: nothing,
      answer: nothing,
      ...parts,
    }) as unknown as Defined<Path, P>;

/** Reads; 200. */
export const get = define('GET', 200);
/** Creates a new entity; 201. */
export const create = define('POST', 201);
/** A POST that creates nothing (sign-in, summaries, reports); 200. */
export const post = define('POST', 200);
/** Changes an entity; 200. */
export const put = define('PUT', 200);

/** A GET that a browser is sent to, and that leads it on; 303. */
export const lead = <const Path extends `/api/${string}`, const P extends Omit<Parts, 'body' | 'answer'>>(
  path: Path,
  parts: P,
) => define('GET', 303)(path, { ...parts, answer: z.object({ location: z.string() }) });

/** The optional body of a DELETE: the version that it is based on. */
const basedOn = z.object({ version }).optional();

/** Removes; 204. */
export const remove = <const Path extends `/api/${string}`, const P extends Omit<Parts, 'body'>>(
  path: Path,
  parts: P,
) => define('DELETE', 204)(path, { ...parts, body: basedOn });

/** The answer of a paged list (README.md "Lists"); `next` is left out at its end. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), next: z.string().optional() });
