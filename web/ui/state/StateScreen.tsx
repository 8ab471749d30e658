import type { ReactNode } from 'react';

interface InsteadProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A state instead of a screen's content, under the content's heading (visually hidden). */
export const Instead = ({ heading, children }: InsteadProps) => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    {children}
  </>
);
