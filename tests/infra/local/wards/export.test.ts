import { expect, test } from 'vitest';
import type { Send } from '#infra/local/wards/client.ts';
import { withApi } from '../../../support/api.ts';
import { compareExports } from './exported.ts';
import { handOf, load, unitsOf } from './loading.ts';
import { madeUp, realWards } from './wardFile.ts';

let send: Send;
withApi(async (api) => {
  send = await handOf(api);
});

const real = realWards();
const files = [['made up', madeUp()] as const, ...(real === undefined ? [] : [['real', real] as const])];

test.each(files)(
  'demand and staff of the wards of a file that is %s are exported with every figure',
  async (kind, text) => {
    const organization = `Export, ${kind}`;
    await load(send, organization, text);
    const units = await unitsOf(send, organization);
    expect(units).toHaveLength(3);
    const range = { start: '2020-01-06', end: '2022-12-25' };
    const { figures, differing } = await compareExports(
      send,
      units.map(({ id }) => id),
      range,
    );
    expect(figures).toBeGreaterThan(1000);
    expect(differing).toEqual([]);
  },
  180_000,
);
