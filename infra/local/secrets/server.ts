import * as z from 'zod';
import type { Listener } from '../http.ts';
import { operation } from '../identity/operation.ts';
import { Refusal } from '../identity/refusal.ts';
import { jsonListener } from '../jsonListener.ts';
import type { SecretStore } from './store.ts';

const Name = z.string().regex(/^\/[\w./-]{1,1000}$/);

/** Our stand-in for SSM parameters of the type SecureString: put, got with decryption, and deleted. */
export const secretsListener = (store: SecretStore): Listener => {
  const found = async (name: string): Promise<string> => {
    const value = await store.get(name);
    if (value === undefined) throw new Refusal('ParameterNotFound', `${name} does not exist.`);
    return value;
  };
  return jsonListener('AmazonSSM', {
    PutParameter: operation(
      z.object({ Name, Value: z.string().min(1).max(4096), Type: z.literal('SecureString') }),
      async (input) => {
        await store.put(input.Name, input.Value);
        return { Version: 1, Tier: 'Standard' };
      },
    ),
    GetParameter: operation(z.object({ Name, WithDecryption: z.literal(true) }), async (input) => ({
      Parameter: { Name: input.Name, Type: 'SecureString', Value: await found(input.Name), Version: 1 },
    })),
    DeleteParameter: operation(z.object({ Name }), async (input) => {
      await found(input.Name);
      await store.remove(input.Name);
      return {};
    }),
  });
};
