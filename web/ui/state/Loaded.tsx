import type { ReactNode } from 'react';
import type { ApiProblem } from '#web/api/problem.ts';
import { ErrorState } from './ErrorState.tsx';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: ApiProblem | undefined;
  mutate(): unknown;
}

interface LoadedProps<Data> {
  /** What `useEndpoint` answered. */
  readonly of: Query<Data>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The skeleton until the data is there, the reason and a retry when it cannot come, then the data. */
export const Loaded = <Data,>({ of: { data, error, mutate }, skeleton, children }: LoadedProps<Data>): ReactNode => {
  if (data !== undefined) return children(data);
  return error ? <ErrorState problem={error} retry={() => void mutate()} /> : skeleton;
};
