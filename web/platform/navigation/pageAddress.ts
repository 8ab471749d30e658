import { createContext, useContext } from 'react';

/** The address of a page that needs no session, and the way to others: the first pages are shown before the router is loaded, and later by it. */
export interface PageAddress {
  /** The query of the address. */
  readonly search: URLSearchParams;
  /** Goes to an address within the application; `replace` leaves no entry of this page in the history. */
  open(address: string, how?: { readonly replace?: boolean | undefined }): void;
}

/** Given by whatever shows the page. */
export const PageAddressContext = createContext<PageAddress | undefined>(undefined);

/** The address of the page that is shown. */
export const usePageAddress = (): PageAddress => {
  const address = useContext(PageAddressContext);
  if (!address) throw new Error('A page is shown without its address.');
  return address;
};
