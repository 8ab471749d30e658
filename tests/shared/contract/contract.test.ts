import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { unknownFields } from '#shared/contract/fields.ts';
import { contract } from '#shared/contract/index.ts';
import { openapi } from '#shared/contract/openapi.ts';

const endpoints = Object.values(contract).flatMap((group) => Object.values(group));

test('no two endpoints share method and path', () => {
  const routes = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test('a path with a place names every place above it', () => {
  for (const { path } of endpoints) {
    if (path.includes('{unitId}')) expect(path).toContain('{areaId}');
    if (path.includes('{areaId}')) expect(path).toContain('{orgId}');
    if (path.includes('{categoryId}')) expect(path).toContain('{unitId}');
  }
});

test('only the sign-in, password and program endpoints need no token', () => {
  const open = endpoints.filter(({ who }) => who === 'open').map(({ path }) => path);
  expect(open.sort()).toEqual([
    '/api/account/check-link',
    '/api/account/confirm',
    '/api/account/confirm-address',
    '/api/account/forgot-password',
    '/api/account/login',
    '/api/account/login-{provider}',
    '/api/account/login-{provider}/callback',
    '/api/account/login-{provider}/sign-out',
    '/api/account/logout',
    '/api/account/providers',
    '/api/account/refresh',
    '/api/account/reset-password',
    '/api/account/second-factor',
    '/api/account/second-factor/confirm',
    '/api/health',
    '/api/openapi.json',
  ]);
});

test('the OpenAPI document has every endpoint with its body', () => {
  const document = openapi(contract, '1') as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
  for (const { method, path } of endpoints) expect(document.paths[path]?.[method.toLowerCase()]).toBeDefined();
  const demand = contract.demand.update;
  const text = JSON.stringify(document.paths[demand.path]?.put?.requestBody);
  expect(text).toContain('wkndBreakMinutes');
});

const objectText = (value: object, depth: number): string => {
  const indent = '  '.repeat(6 - depth);
  const lines = Object.entries(value).map(
    ([key, part]) => `${indent}${JSON.stringify(key)}: ${jsonText(part, depth - 1)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent.slice(2)}}`;
};

/** JSON with one line per part of an operation, so that a difference names the operation and the part. */
const jsonText = (value: unknown, depth = 5): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && depth > 0
    ? objectText(value, depth)
    : JSON.stringify(value);

test('the committed OpenAPI document is that of the contract (update it with: npx vitest run tests/shared/contract -u)', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  await expect(`${jsonText(openapi(contract, version))}\n`).toMatchFileSnapshot(
    '../../../shared/contract/openapi.json',
  );
});

test('unknownFields returns the paths of fields that neither body nor answer has', () => {
  const body = z.object({
    name: z.string(),
    period: z.object({ start: z.string() }).optional(),
    rows: z.array(z.object({ n: z.number() })),
  });
  const answer = z.object({
    id: z.string(),
    name: z.string(),
    rows: z.array(z.object({ n: z.number(), label: z.string() })),
  });
  const sent = {
    id: 'x',
    name: 'A',
    wrong: 1,
    period: { start: 'd', stop: 'e' },
    rows: [
      { n: 1, label: 'l' },
      { n: 2, nope: 3 },
    ],
  };
  expect(unknownFields(sent, body, answer)).toEqual(['wrong', 'period.stop', 'rows.1.nope']);
});
