import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '#functions/kernel/problem.ts';
import type { Endpoint, Input } from '#shared/contract/endpoint.ts';
import { unknownFields } from '#shared/contract/fields.ts';
import { type Fault, faultsOf } from '#shared/model/faults.ts';
import { queryOf } from './query.ts';
import { isWellFormed } from './wellFormed.ts';

const maxBytes = 1_000_000;

/** Bytes that are no UTF-8 become U+FFFD, here as in the gateway; it is refused below. */
const textOf = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '');

const jsonOf = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed');
  }
};

const bodyOf = (endpoint: Endpoint, event: APIGatewayProxyEventV2): unknown => {
  const text = textOf(event);
  if (Buffer.byteLength(text) > maxBytes) throw new Problem('tooLarge');
  const body = endpoint.accepts === 'form' ? Object.fromEntries(new URLSearchParams(text)) : jsonOf(text);
  if (!isWellFormed(body)) throw new Problem('malformed');
  return body;
};

const refuse = (fields: Record<string, Fault>): never => {
  const named = Object.keys(fields).map((field) => field.split('.').at(-1));
  throw new Problem('validation', {
    fields,
    flags: {
      ...(named.includes('start') && { start: true }),
      ...(named.includes('end') && { end: true }),
      ...(named.includes('name') && { name: true }),
    },
  });
};

/** The body that a list alone stands for. Throws `validation` where the endpoint takes none. */
const objectOf = ({ list }: Endpoint, items: readonly unknown[]): object =>
  list === undefined ? refuse({ body: { code: 'listAlone' } }) : { [list]: items };

const parsed = (schema: Endpoint['body'], value: unknown): unknown => {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? result.data : refuse(faultsOf(result.error.issues));
};

/** The version in `If-Match`, quoted or not; undefined for `*`. */
const versionOf = (header: string | undefined): number | undefined => {
  if (header === undefined || header === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d+)"?$/.exec(header)?.[1];
  return digits === undefined ? refuse({ version: { code: 'whole' } }) : Number(digits);
};

/**
 * Reads query and body by the endpoint's schemas (shared/contract/README.md). Throws `tooLarge` above 1 MB, `malformed` when
 * the body is not a JSON object or a text is not valid Unicode, and `validation` with one fault per field.
 */
export const inputOf = (endpoint: Endpoint, event: APIGatewayProxyEventV2): Input<Endpoint> => {
  const asked = queryOf(endpoint, event.rawQueryString);
  if (!isWellFormed(asked)) throw new Problem('malformed');
  const query = parsed(endpoint.query, asked);
  const sent = endpoint.body._zod.def.type === 'undefined' ? undefined : bodyOf(endpoint, event);
  const raw = Array.isArray(sent) ? objectOf(endpoint, sent) : sent;
  if (raw !== undefined && (typeof raw !== 'object' || raw === null)) throw new Problem('malformed');
  // A DELETE may send any field of the entity: its own schemas do not name them.
  const isChecked = endpoint.accepts === 'json' && endpoint.method !== 'DELETE';
  const unknown = isChecked ? unknownFields(raw, endpoint.body, endpoint.repeats ?? endpoint.answer) : [];
  const result = endpoint.body.safeParse(raw ?? (endpoint.body.safeParse(undefined).success ? undefined : {}), {
    reportInput: true,
  });
  const faults = {
    ...Object.fromEntries(unknown.map((field): [string, Fault] => [field, { code: 'unknown' }])),
    ...(result.success ? {} : faultsOf(result.error.issues)),
  };
  if (!result.success || unknown.length > 0) return refuse(faults);
  const version = (raw as { version?: number } | undefined)?.version;
  return {
    params: (event.pathParameters ?? {}) as Record<string, string>,
    query,
    body: result.data,
    version: version ?? versionOf(event.headers['if-match']),
  };
};
