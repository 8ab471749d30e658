import type { Answer } from '#shared/contract/endpoint.ts';
import type { system } from '#shared/contract/system.ts';
import { createFetched } from './fetched.ts';
import { useSignal } from './useSignal.ts';

type Installation = Answer<typeof system.health>;

// Without the contract's client and the cache of answers: the pages before the login start without them.
const installation = createFetched(async (): Promise<Installation> => {
  const response = await fetch('/api/health');
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Installation;
});

/** The support address configured for this installation; undefined until the server has answered. */
export const useSupport = (): string | undefined => useSignal(installation)?.supportEmail;

/** Whether first passwords follow the rules of all others in this installation; not before the server has answered. */
export const useStrongFirstPasswords = (): boolean => useSignal(installation)?.firstPasswords === 'strong';
