import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import type { Problem } from './problem.ts';
import { StateScreen } from './StateScreen.tsx';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Problem | undefined;
  mutate(): unknown;
}

interface LoadedProps<Data> {
  /** The result of `useEndpoint`. */
  readonly of: Query<Data>;
  /** The heading of the screen while loading, visually hidden; given when the content has its own heading. */
  readonly heading?: string;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the skeleton while loading, the reason and a retry after a failure, else the data. */
export const Loaded = <Data,>({ of: { data, error, mutate }, ...props }: LoadedProps<Data>): ReactNode => {
  if (data !== undefined) return props.children(data);
  const state = error ? <ErrorState problem={error} retry={() => void mutate()} /> : props.skeleton;
  return props.heading === undefined ? state : <StateScreen heading={props.heading}>{state}</StateScreen>;
};
