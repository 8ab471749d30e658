import type { ReactNode } from 'react';

interface StretchedSvgProps {
  /** The text alternative. */
  readonly description: string;
  readonly className: string | undefined;
  /** Steps over the whole width: one user unit of x each. */
  readonly count: number;
  /** In px; as wide as its container. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing of equal steps that stretch with the columns of a table below. */
export const StretchedSvg = ({ description, className, count, height, children }: StretchedSvgProps) => (
  <svg
    className={className}
    role="img"
    aria-label={description}
    width="100%"
    height={height}
    viewBox={`0 0 ${count} ${height}`}
    preserveAspectRatio="none"
  >
    {children}
  </svg>
);
