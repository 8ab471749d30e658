import useSWR from 'swr';
import type { Answer } from '#shared/contract/endpoint.ts';
import type { system } from '#shared/contract/system.ts';

type Installation = Answer<typeof system.health>;

// Without the contract's client: the pages before the login start without it.
const fetchInstallation = async (): Promise<Installation> => {
  const response = await fetch('/api/health');
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Installation;
};

const useInstallation = (): Installation | undefined =>
  useSWR<Installation, Error>('installation', fetchInstallation, { revalidateOnFocus: false, revalidateIfStale: false })
    .data;

/** The support address configured for this installation; undefined until the server has answered. */
export const useSupport = (): string | undefined => useInstallation()?.supportEmail;

/** Whether first passwords follow the rules of all others in this installation; not before the server has answered. */
export const useStrongFirstPasswords = (): boolean => useInstallation()?.firstPasswords === 'strong';
