import { expect, it } from 'vitest';
import * as z from 'zod';
import { queryOf } from '#functions/kernel/http/query.ts';

const query = z.object({ by: z.string().optional(), names: z.array(z.string()).readonly().optional() });
const read = (rawQuery: string) => queryOf({ query }, rawQuery);

it('a parameter with a list holds every value that is given for it, commas included', () => {
  expect(read('names=L%C3%A4kare%2C+AT&names=Vak')).toEqual({ names: ['Läkare, AT', 'Vak'] });
});

it('a parameter with a list holds a list also when it is given once', () => {
  expect(read('by=unit&names=Vak')).toEqual({ by: 'unit', names: ['Vak'] });
});

it('a repeated parameter without a list is a list, which its schema refuses', () => {
  const repeated = read('by=unit&by=total');
  expect(repeated).toEqual({ by: ['unit', 'total'] });
  expect(query.safeParse(repeated).success).toBe(false);
});

it('an endpoint without query parameters reads none', () => {
  expect(queryOf({ query: z.undefined() }, 'by=unit')).toBeUndefined();
});
