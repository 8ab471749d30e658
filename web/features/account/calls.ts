import type { ProblemBody, ProblemCode } from '#shared/contract/problems.ts';
import { send } from '#web/platform/api/live.ts';
import { ApiProblem } from '#web/platform/api/problem.ts';

/** Loads the contract with the first request: the pages before the login start without it. */
const contract = async () => (await import('#shared/contract/account.ts')).account;

/** A password with a code: a new password with the code of a mail, or the password of a login with a code of the app. */
export interface WithCode {
  readonly username: string;
  readonly code: string;
  readonly password: string;
}

/** Sets the first password with the code of the invitation. Throws ApiProblem `invalidCode`, `samlOnly`. */
export const confirmAccount = async (body: WithCode): Promise<void> => {
  await send((await contract()).confirm, { params: {}, body });
};

/** Sets a new password with the code of the mail. Throws ApiProblem `invalidCode`, `samlOnly`. */
export const resetPassword = async (body: WithCode): Promise<void> => {
  await send((await contract()).resetPassword, { params: {}, body });
};

/** Tries the code of a mail, which stays valid; without the contract, as the page opens with it. Throws ApiProblem `invalidCode`, `samlOnly`. */
export const checkLink = async (
  body: Omit<WithCode, 'password'> & { readonly purpose: 'confirm' | 'reset' },
): Promise<void> => {
  const response = await fetch('/api/account/check-link', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response?.ok) return;
  if (!response) throw new ApiProblem(0, 'offline');
  const answer = (await response.json().catch(() => ({}))) as ProblemBody;
  throw new ApiProblem(response.status, (answer.error ?? 'internal') as ProblemCode, answer);
};

/** Changes the address of an account with the code mailed to the new one. Throws ApiProblem `invalidCode`, `accountTaken`. */
export const confirmAddress = async (body: Omit<WithCode, 'password'>): Promise<void> => {
  await send((await contract()).confirmAddress, { params: {}, body });
};

/** Requests a mail with a link. Throws ApiProblem `samlOnly`, `tooMany`. */
export const forgotPassword = async (email: string): Promise<void> => {
  await send((await contract()).forgotPassword, { params: {}, body: { email } });
};

/** Begins to connect an authenticator app at a login that requires one. Throws ApiProblem. */
export const enrolAtLogin = async (body: { readonly username: string; readonly password: string }) =>
  send((await contract()).enrolAtLogin, { params: {}, body });

/** Ends it with a code of the app: the recovery codes, and the tokens of the login. Throws ApiProblem. */
export const confirmAtLogin = async (body: WithCode) => send((await contract()).confirmAtLogin, { params: {}, body });
