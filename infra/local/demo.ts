import { randomBytes } from 'node:crypto';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { loadedNow, loadedWith, loadingAt, loadingEnds, loadingStage, unitsMade } from '#functions/system/service.ts';
import { makeAccount, people } from './demo/accounts.ts';
import { makeLarge } from './demo/large/make.ts';
import { largeSize } from './demo/large/size.ts';
import { demoOrganizations, makeRegion, removeRegion } from './demo/make.ts';
import { superAdminEmail } from './demo/superAdmin.ts';

/** The password of the demo accounts. */
export const demoPassword = 'Demo!2026';

/** 128 random bits, with the four classes of characters of a strong password. */
const randomPassword = (): string => `Aa1-${randomBytes(16).toString('base64url')}`;

/** The initial data of an installation. */
export interface Preparation {
  /** With `none` only the SuperAdmin is created, with `region` a large region as well (DEMO). */
  readonly demo: string | undefined;
  /** The password of every initial account (DEMO_PASSWORD); without one {@link demoPassword}, or without a demo a random one. */
  readonly password: string | undefined;
  /** Receives the progress of the load and a random password, in Swedish. */
  readonly say: (line: string) => void;
}

/** The accounts that can sign in with the password, and `load`, which creates the missing data. */
export interface Prepared {
  readonly logins: readonly string[];
  readonly load: () => Promise<void>;
}

const loginsOf = (demo: boolean): readonly string[] =>
  people.filter(({ email, saml }) => !saml && (demo || email === superAdminEmail)).map(({ email }) => email);

/** Whether the installation's data was loaded, or began to be. */
export const hasData = async (): Promise<boolean> => {
  const table = theTable();
  return (await Promise.all([loadingStage(table), loadedWith(table)])).some(Boolean);
};

/**
 * Finds out which initial data is missing and, if any is, marks the installation as loading (health answers 503). `load`
 * creates it once: what users change or remove later is not created again. An interrupted load leaves its mark, so that the
 * next start removes an incomplete region and creates it again, or continues with the accounts or with the units of the large
 * region. Accounts are created last but for those units, so that no one can sign in before the region is complete.
 */
export const prepare = async ({ demo, password, say }: Preparation): Promise<Prepared> => {
  const table = theTable();
  const [stage, loaded] = await Promise.all([loadingStage(table), loadedWith(table)]);
  // Without a mark, an organisation of that name was created by a user.
  const isInitial = stage !== undefined && stage !== 'large';
  const free = async () => isInitial || (await demoOrganizations(table)).length === 0;
  const wanted = demo !== 'none' && !loaded?.demo && (await free());
  const logins = loginsOf(wanted || (loaded?.demo ?? false));
  const size = demo === 'region' ? largeSize() : undefined;
  const isLargeLacking = size !== undefined && (await unitsMade(table)) < size.units;
  const isInitialLacking = !loaded || wanted || isInitial;
  if (!isInitialLacking && !isLargeLacking && !stage) return { logins, load: async () => undefined };
  if (!stage) await table.commit(loadingAt(isInitialLacking ? 'region' : 'large'));
  const loadInitial = async () => {
    if (stage !== 'accounts') {
      if (stage === 'region') await removeRegion(table);
      if (wanted) await makeRegion(table, say);
      await table.commit(loadingAt('accounts'));
    }
    // Shown before it is used, so that a start that ends in between leaves no account that nobody knows the password of.
    const isRandom = password === undefined && !wanted && !(await table.get(accountKey(superAdminEmail)));
    const secret = password ?? (isRandom ? randomPassword() : demoPassword);
    if (isRandom) say(`Lösenord för ${superAdminEmail}, som bara visas nu: ${secret}`);
    for (const person of people)
      if (wanted || (!loaded && person.email === superAdminEmail)) await makeAccount(table, person, secret);
  };
  const load = async () => {
    if (isInitialLacking) {
      await loadInitial();
      const ended = loadedNow({ demo: wanted || (loaded?.demo ?? false) });
      await table.commit(ended, isLargeLacking ? loadingAt('large') : loadingEnds);
    }
    if (size && isLargeLacking) await makeLarge(table, size, await unitsMade(table), say);
    await table.commit(loadingEnds);
  };
  return { logins, load };
};
