import { session } from '#web/platform/api/live.ts';
import { afterProvider } from '#web/platform/api/providers.ts';
import { href } from '#web/platform/navigation/href.ts';
import { routes } from '#web/platform/navigation/routes.ts';
import { hashAddress } from './hashAddress.ts';

const isOpen = (address: string): boolean =>
  address.startsWith('/auth/') || address.startsWith(routes.accessibility.path);

/** Sets the address to the login when nobody is signed in, before a screen is loaded that would be refused. */
export const leadToLogin = (): void => {
  const address = hashAddress.get();
  const back = afterProvider();
  if (!session.get() && back !== undefined) {
    hashAddress.open(back, { replace: true });
    return;
  }
  if (session.get() || isOpen(address)) return;
  hashAddress.open(href.login(address.length > 1 ? { from: address } : {}), { replace: true });
};
