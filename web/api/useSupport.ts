import useSWR from 'swr';
import type { Answer } from '#shared/contract/endpoint.ts';
import type { system } from '#shared/contract/system.ts';

// Without the contract's client: the pages before the login start without it.
const fetchAddress = async (): Promise<string> => {
  const response = await fetch('/api/health');
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as Answer<typeof system.health>).supportEmail;
};

/** The support address configured for this installation; undefined until the server has answered. */
export const useSupport = (): string | undefined =>
  useSWR<string, Error>('support', fetchAddress, { revalidateOnFocus: false, revalidateIfStale: false }).data;
