import App from 'antd/es/app';
import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { session } from '#web/api/live.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useSignal } from '#web/api/useSignal.ts';
import { Controls } from './Controls.tsx';
import { Shell } from './Shell.tsx';

/** No use in asking again what was refused; what got no answer is asked again by the line. */
const worthRetrying = (error: unknown): boolean => !(error instanceof ApiProblem) || error.status >= 500;

const swr = {
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
  shouldRetryOnError: worthRetrying,
  errorRetryCount: 3,
};

/** Everything behind the login. What one account saw is forgotten when another signs in. */
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
