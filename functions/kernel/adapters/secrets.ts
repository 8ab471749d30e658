import {
  DeleteParameterCommand,
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { setting } from './environment.ts';
import { lazy } from './lazy.ts';

/** Secrets by name, encrypted at rest. */
export interface Secrets {
  put(name: string, value: string): Promise<void>;
  /** Undefined where there is no such secret. */
  get(name: string): Promise<string | undefined>;
  remove(name: string): Promise<void>;
}

const unlessMissing = (cause: unknown): undefined => {
  if (!(cause instanceof ParameterNotFound)) throw cause;
  return undefined;
};

/** Secrets as encrypted parameters of SSM; on one machine the same calls reach a stand-in. */
export const secrets: () => Secrets = lazy(() => {
  const client = new SSMClient();
  const at = (name: string) => ({ Name: `${setting('SECRETS_PATH')}/${name}` });
  return {
    put: async (name, Value) => {
      await client.send(new PutParameterCommand({ ...at(name), Value, Type: 'SecureString' }));
    },
    get: async (name) => {
      const answer = await client
        .send(new GetParameterCommand({ ...at(name), WithDecryption: true }))
        .catch(unlessMissing);
      return answer?.Parameter?.Value;
    },
    remove: async (name) => {
      await client.send(new DeleteParameterCommand(at(name))).catch(unlessMissing);
    },
  };
});
