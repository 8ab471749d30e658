import { theTable } from '#functions/kernel/store/resources.ts';
import { loadedWith, loadingAt, loadingEnds, loadingStage } from '#functions/system/service.ts';
import { makeAccount, people } from './demo/accounts.ts';
import { maker } from './demo/hand.ts';
import { demoOrganizations, makeRegion, removeRegion } from './demo/make.ts';

/** What an installation begins with. */
export interface Preparation {
  /** `none` makes the SuperAdmin only (DEMO). */
  readonly demo: string | undefined;
  /** Of every demo account (DEMO_PASSWORD). */
  readonly password: string;
  /** Told how far the loading has come. */
  readonly say: (line: string) => void;
}

/** The accounts that can sign in with the password, for the terminal, and the work that remains until they can. */
export interface Prepared {
  readonly logins: readonly string[];
  readonly load: () => Promise<void>;
}

const loginsOf = (demo: boolean): readonly string[] =>
  people.filter(({ email, saml }) => !saml && (demo || email === maker)).map(({ email }) => email);

/**
 * Finds out what an installation lacks of what it begins with, and marks it as loading (health answers 503) if it lacks
 * anything; `load` makes it, once: what people have changed or removed since stays so. An interrupted load leaves its mark, so
 * that the next start removes a half-made region and makes it anew, or goes on with the accounts. Accounts come last: until
 * all is there nobody can sign in to a half of it.
 */
export const prepare = async ({ demo, password, say }: Preparation): Promise<Prepared> => {
  const table = theTable();
  const [stage, loaded] = await Promise.all([loadingStage(table), loadedWith(table)]);
  // An organisation of that name without a mark is somebody's own.
  const free = async () => stage !== undefined || (await demoOrganizations(table)).length === 0;
  const wanted = demo !== 'none' && !loaded?.demo && (await free());
  const logins = loginsOf(wanted || (loaded?.demo ?? false));
  if (loaded && !wanted && !stage) return { logins, load: async () => undefined };
  if (!stage) await table.commit(loadingAt('region'));
  const load = async () => {
    if (stage !== 'accounts') {
      if (stage === 'region') await removeRegion(table);
      if (wanted) await makeRegion(table, say);
      await table.commit(loadingAt('accounts'));
    }
    for (const person of people)
      if (wanted || (!loaded && person.email === maker)) await makeAccount(table, person, password);
    await table.commit(...loadingEnds({ demo: wanted || (loaded?.demo ?? false) }));
  };
  return { logins, load };
};
