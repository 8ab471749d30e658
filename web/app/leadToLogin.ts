import { session } from '#web/platform/api/live.ts';
import { afterProvider } from '#web/platform/api/providers.ts';
import { href } from '#web/platform/navigation/href.ts';
import { routes } from '#web/platform/navigation/routes.ts';

const isOpen = (address: string): boolean =>
  address.startsWith('/auth/') || address.startsWith(routes.accessibility.path);

/** Sets the address to the login when nobody is signed in, before the router loads a screen that would be refused. */
export const leadToLogin = (): void => {
  const address = location.hash.slice(1);
  const back = afterProvider();
  if (!session.get() && back !== undefined) {
    history.replaceState(null, '', `#${back}`);
    return;
  }
  if (session.get() || isOpen(address)) return;
  history.replaceState(null, '', `#${href.login(address.length > 1 ? { from: address } : {})}`);
};
