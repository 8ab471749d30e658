import { join, resolve } from 'node:path';
import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { dataKeysName } from '#functions/kernel/adapters/dataKeys.ts';
import { stage } from '../cloud/stage.ts';
import { secretStore } from '../local/secrets/store.ts';
import { secretsPath } from '../secretsPath.ts';
import { after, type Step, StepRefused, steps } from './rotation.ts';

const usage = `Så här: npm run data-key -- ${steps.join('|')} [--cloud]`;

interface Kept {
  readonly get: () => Promise<string | undefined>;
  readonly put: (text: string) => Promise<void>;
}

/** The parameter of the installation in the account and region of the shell's credentials. */
const inCloud = (): Kept => {
  const name = `${secretsPath}/${stage.name}/${dataKeysName}`;
  const client = new SSMClient();
  return {
    get: async () => {
      const given = await client
        .send(new GetParameterCommand({ Name: name, WithDecryption: true }))
        .catch((cause: unknown) => {
          if (cause instanceof ParameterNotFound) return undefined;
          throw cause;
        });
      return given?.Parameter?.Value;
    },
    put: async (Value) => {
      await client.send(new PutParameterCommand({ Name: name, Value, Type: 'SecureString', Overwrite: true }));
    },
  };
};

/** The secret of a data folder, whose program may be running. */
const inFolder = (dataDir: string): Kept => {
  const name = `${secretsPath}/${dataKeysName}`;
  const store = secretStore(join(dataDir, 'secrets'));
  return { get: () => store.get(name), put: (text) => store.put(name, text) };
};

const said: Readonly<Record<Step, string>> = {
  make: 'Nyckeln är gjord.',
  add: 'En ny nyckel godtas. Vänta minst fem minuter och kör sedan use.',
  use: 'Den nya nyckeln används. De äldre godtas, tills drop tar bort dem.',
  drop: 'Bara den nyckel som används godtas.',
};

const isStep = (text: string | undefined): text is Step => steps.some((step) => step === text);

/**
 * Carries out a step of the rotation of the data key, for a data folder (DATA_DIR) or, with `--cloud`, for an installation in the cloud.
 * @returns the exit code: 1 when the step is refused
 */
export const run = async ([step, ...options]: readonly string[]): Promise<number> => {
  const isKnown = options.length === 0 || (options.length === 1 && options[0] === '--cloud');
  if (!isStep(step) || !isKnown) {
    console.error(usage);
    return 1;
  }
  const kept = options.length > 0 ? inCloud() : inFolder(resolve(process.env.DATA_DIR || '.local'));
  try {
    await kept.put(after(step, await kept.get(), new Date()));
  } catch (cause) {
    if (!(cause instanceof StepRefused)) throw cause;
    console.error(cause.message);
    return 1;
  }
  console.log(said[step]);
  return 0;
};
