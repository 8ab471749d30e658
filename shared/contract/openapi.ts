import * as z from 'zod';
import { mediaTypes } from '#shared/model/file.ts';
import type { Endpoint, Group } from './endpoint.ts';
import { problems } from './problems.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
};

const isNothing = (schema: z.ZodType): boolean => schema._zod.def.type === 'undefined';

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (query: z.ZodType): Json[] => {
  if (isNothing(query)) return [];
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });

const success = ({ answer, bare, status, files }: Endpoint): Json => {
  if (status === 303) return { 303: { description: 'Leder webbläsaren vidare.' } };
  if (status === 204) return { 204: { description: 'Borttaget.' } };
  if (files.length > 0) {
    const types = files.map((kind) => [mediaTypes[kind], { schema: { type: 'string', format: 'binary' } }]);
    return { [status]: { description: 'OK', content: Object.fromEntries(types) } };
  }
  const schema = bare
    ? schemaOf(answer)
    : { type: 'object', properties: { data: schemaOf(answer) }, required: ['data'] };
  return { [status]: { description: 'OK', ...content('application/json', schema) } };
};

const operation = (group: string, name: string, endpoint: Endpoint): Json => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: endpoint.summary,
  'x-who': endpoint.who,
  security: endpoint.who === 'open' ? [] : [{ bearer: [] }],
  parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)],
  ...(!isNothing(endpoint.body) && {
    requestBody: content(
      endpoint.accepts === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      schemaOf(endpoint.body),
    ),
  }),
  responses: { ...success(endpoint), default: { $ref: '#/components/responses/Problem' } },
});

/** The contract as an OpenAPI 3.1 document, made from the endpoints themselves. */
export const openapi = (contract: Readonly<Record<string, Group>>, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(group, name, endpoint),
      };
  const problem = {
    type: 'object',
    properties: {
      error: { enum: Object.keys(problems) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['error', 'message'],
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Bemanningsplan', version },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Problem: { description: 'Ett fel, med svensk text.', ...content('application/json', problem) } },
    },
  };
};
