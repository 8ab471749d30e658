import App from 'antd/es/app';
import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { session } from '#web/api/live.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { Controls } from './Controls.tsx';
import { Shell } from './Shell.tsx';

/** Only server errors are retried: a refusal would be repeated, and a call without an answer is repeated on focus or `online`. */
const worthRetrying = (error: unknown): boolean => !(error instanceof ApiProblem) || error.status >= 500;

const swr = {
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
  shouldRetryOnError: worthRetrying,
  errorRetryCount: 3,
};

/** The frame of signed-in screens. The cache of answers is dropped when another account signs in. */
export const SignedIn = () => {
  const username = useSignal(session)?.username ?? '';
  return (
    <SWRConfig key={username} value={{ ...swr, provider: () => new Map() }}>
      <Controls>
        <App>
          <Shell>
            <Outlet />
          </Shell>
        </App>
      </Controls>
    </SWRConfig>
  );
};
