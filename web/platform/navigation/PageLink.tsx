import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePageAddress } from './pageAddress.ts';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** An address within the application (`href`). */
  readonly to: string;
  /** Leaves no entry of this page in the history. */
  readonly replace?: boolean;
}

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link on pages that need no session, which may be shown before the router is loaded. */
export const PageLink = ({ to, replace, ...anchor }: PageLinkProps) => {
  const { open } = usePageAddress();
  const follow = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    open(to, { replace });
  };
  return <a {...anchor} href={`#${to}`} onClick={follow} />;
};
