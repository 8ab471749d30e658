import { session } from '#web/api/live.ts';
import { href } from '#web/navigation/href.ts';
import { routes } from '#web/navigation/routes.ts';

const isOpen = (address: string): boolean =>
  address.startsWith('/auth/') || address.startsWith(routes.accessibility.path);

/** Nobody is signed in: the address becomes the login's before the screen behind it is fetched, only to be refused. */
export const leadToLogin = (): void => {
  const address = location.hash.slice(1);
  if (session.get() || isOpen(address)) return;
  history.replaceState(null, '', `#${href.login(address.length > 1 ? { from: address } : {})}`);
};
