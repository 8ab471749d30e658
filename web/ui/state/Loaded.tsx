import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Instead } from './Instead.tsx';
import type { Problem } from './problem.ts';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Problem | undefined;
  mutate(): unknown;
}

interface LoadedProps<Data> {
  /** What `useEndpoint` answered. */
  readonly of: Query<Data>;
  /** The screen's own heading, where what comes brings it: until then it is told unseen. */
  readonly heading?: string;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The skeleton until the data is there, the reason and a retry when it cannot come, then the data. */
export const Loaded = <Data,>({ of: { data, error, mutate }, ...props }: LoadedProps<Data>): ReactNode => {
  if (data !== undefined) return props.children(data);
  const state = error ? <ErrorState problem={error} retry={() => void mutate()} /> : props.skeleton;
  return props.heading === undefined ? state : <Instead heading={props.heading}>{state}</Instead>;
};
