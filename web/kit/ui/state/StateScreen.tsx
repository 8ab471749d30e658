import type { ReactNode } from 'react';

interface StateScreenProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A state instead of a screen's content, under the content's heading (visually hidden). */
export const StateScreen = ({ heading, children }: StateScreenProps) => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    {children}
  </>
);
