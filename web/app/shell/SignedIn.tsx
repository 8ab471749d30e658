import App from 'antd/es/app';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { keepToastsClear } from '#web/kit/ui/hooks/toastPlace.ts';
import { cacheSettings } from '#web/platform/api/cacheSettings.ts';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { Controls } from './Controls.tsx';
import { Shell } from './Shell.tsx';

/** Toasts in px from the top: they must not cover the place picker. */
const BELOW_HEADER = 56;

/** The frame of signed-in screens. The cache of answers is dropped when another account signs in. */
export const SignedIn = () => {
  const username = useSignal(session)?.username ?? '';
  useEffect(keepToastsClear, []);
  return (
    <SWRConfig key={username} value={cacheSettings}>
      <Controls>
        <App message={{ top: BELOW_HEADER, maxCount: 3 }}>
          <Shell>
            <Outlet />
          </Shell>
        </App>
      </Controls>
    </SWRConfig>
  );
};
