import { lambda } from '#functions/kernel/lambda.ts';
import { contract } from '#shared/contract/index.ts';
import { openapi } from '#shared/contract/openapi.ts';
import { system } from '#shared/contract/system.ts';
import about from '../../package.json' with { type: 'json' };
import { health } from './service.ts';

export const handler = lambda(system, ({ table }) => ({
  health: () => health(table, about.version),
  openapi: async () => openapi(contract, about.version),
}));
