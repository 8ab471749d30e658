import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { PageAddressContext } from '#web/platform/navigation/pageAddress.ts';
import { BrokenBoundary } from './Broken.tsx';
import { hashAddress } from './hashAddress.ts';
import { openPageAt, openPages } from './openPages.ts';

/** An address after the #, in its two parts. */
const partsOf = (address: string): { readonly path: string; readonly search: URLSearchParams } => {
  const [path = '', ...query] = address.split('?');
  return { path, search: new URLSearchParams(query.join('?')) };
};

const loadProduct = loadChunk(() => import('./product.tsx'));

/** The router with its first screen, which comes when that is loaded. */
const product = async (): Promise<ComponentType> => (await loadProduct()).startProduct();

/** Stands for a page that could not be loaded: `BrokenBoundary` shows why. */
const failing = (thrown: unknown) => (): never => {
  throw thrown;
};

/**
 * Shows what the address leads to: a page that needs no session without the router, which is loaded as soon as an address leads to
 * anything else and then shows all pages until the window is closed. As in the router, a page stays until the next one is loaded.
 */
export const showPages = (root: Root): void => {
  const show = async (): Promise<void> => {
    const address = hashAddress.get();
    const { path, search } = partsOf(address);
    const open = openPageAt(path);
    if (!open) end();
    const Page = await loadChunk(open ?? product)().catch(failing);
    if (open && hashAddress.get() !== address) return;
    root.render(
      <BrokenBoundary key={path}>
        <PageAddressContext value={{ search, open: hashAddress.open }}>
          <Page />
        </PageAddressContext>
      </BrokenBoundary>,
    );
  };
  const end = hashAddress.subscribe(() => void show());
  // While a name is being typed the router is fetched.
  addEventListener('focusin', () => void loadProduct().catch(() => undefined), { once: true });
  void show();
};

const fetchProduct = () => Promise.all([loadProduct(), import('./shell/SignedIn.tsx')]);

/**
 * Begins to fetch what most windows start with, the product or the login, while the texts are loaded. A failure shows when the page is to
 * be shown. Other pages may load texts of their own, for which the language has to be known.
 */
export const fetchPage = (isSignedIn: boolean): void => {
  const page = openPageAt(partsOf(hashAddress.get()).path);
  const load = page ?? (isSignedIn ? fetchProduct : openPages.login);
  if (load === fetchProduct || load === openPages.login) load().catch(() => undefined);
};
