import type { ReactNode } from 'react';

/** A help document; it opens in a new window, so that typed values stay. */
export const HelpDocument = ({
  name,
  children,
}: {
  readonly name: 'snabbstart' | 'handbok' | 'administration';
  readonly children: ReactNode;
}) => (
  <a href={`help/${name}.html`} target="_blank" rel="noreferrer" hrefLang="sv">
    {children}
  </a>
);
