import useSWR from 'swr';
import type { Answer } from '#shared/contract/endpoint.ts';
import type { system } from '#shared/contract/system.ts';

// Without the contract's client: the pages before the login start without it.
const ask = async (): Promise<string> => {
  const response = await fetch('/api/health');
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as Answer<typeof system.health>).supportEmail;
};

/** Where people turn for support, as this installation is told; undefined until the server answered. */
export const useSupport = (): string | undefined =>
  useSWR<string, Error>('support', ask, { revalidateOnFocus: false, revalidateIfStale: false }).data;
