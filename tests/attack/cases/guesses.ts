import { type Case, failing, tally } from '../case.ts';

/** Forty guesses of one password at the same time. */
export const guesses: Case = {
  name: 'of forty guesses at once five are tried',
  run: async ({ program: { url } }) => {
    const guess = async (_: unknown, number: number): Promise<string> => {
      const body = new URLSearchParams({
        grant_type: 'password',
        username: 'reader@demo.se',
        password: `Gissning-${number}`,
      });
      const answer = await fetch(`${url}/api/account/login`, { method: 'POST', body });
      return (await answer.json()).error;
    };
    const errors = await Promise.all(Array.from({ length: 40 }, guess));
    return {
      measured: tally(errors),
      faults: failing({
        'at most five are tried': errors.filter((error) => error === 'invalid_grant').length <= 5,
        'the others are refused as locked': errors.every((error) =>
          ['invalid_grant', 'account_locked'].includes(error),
        ),
      }),
    };
  },
};
