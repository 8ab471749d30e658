import { setting } from '#functions/kernel/adapters/environment.ts';
import { lambda } from '#functions/kernel/http/lambda.ts';
import { contract } from '#shared/contract/index.ts';
import { openapi } from '#shared/contract/openapi.ts';
import { system } from '#shared/contract/system.ts';
import about from '../../package.json' with { type: 'json' };
import { health } from './service.ts';

export const handler = lambda(system, ({ table }) => ({
  health: () =>
    health(table, {
      version: about.version,
      supportEmail: setting('SUPPORT_EMAIL'),
      firstPasswords: setting('FIRST_PASSWORDS') === 'strong' ? 'strong' : 'specified',
    }),
  openapi: async () => openapi(contract, about.version),
}));
