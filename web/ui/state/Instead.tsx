import type { ReactNode } from 'react';

interface InsteadProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A state instead of a screen's content, under the heading that the content would have had. */
export const Instead = ({ heading, children }: InsteadProps) => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    {children}
  </>
);
