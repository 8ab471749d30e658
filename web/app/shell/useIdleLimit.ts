import { useEffect } from 'react';
import { access } from '#shared/contract/access.ts';
import { isProviderType } from '#shared/model/roles.ts';
import { renewalInterval } from '#shared/model/session.ts';
import { session } from '#web/platform/api/live.ts';
import { lastActiveKey } from '#web/platform/api/personal.ts';
import { leaveProvider } from '#web/platform/api/providers.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { browserStorage } from '#web/platform/browser/storage.ts';

const MINUTE_MS = 60_000;
/** Milliseconds between two looks at the time since the last use. */
const STEP_MS = 5000;
const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const lastUse = (): number | undefined => {
  const stored = browserStorage.getItem(lastActiveKey);
  return stored === null ? undefined : Number(stored);
};

const note = (): void => {
  if (Date.now() - (lastUse() ?? 0) >= STEP_MS) browserStorage.setItem(lastActiveKey, String(Date.now()));
};

/** Signs out, also at the identity provider, which leads back to the login of the present address. */
const rest = async (): Promise<void> => {
  const provider = await session.endIdle();
  if (provider !== undefined) await leaveProvider(provider, location.hash.slice(1));
};

/** The shortest limit of the account's organisations, in minutes; the installation's own accounts have none. */
const useMinutes = (): number | undefined => {
  const roles = useSignal(session)?.roles ?? [];
  const { data = [] } = useEndpoint(access.context, { params: {} }, { revalidateOnFocus: false });
  const limits = roles.some(isProviderType) ? [] : data.flatMap(({ idleMinutes }) => idleMinutes ?? []);
  return limits.length === 0 ? undefined : Math.min(...limits);
};

/** Signs out when no window of this browser was used for as long as the organisation allows; typed drafts stay. */
export const useIdleLimit = (): void => {
  const minutes = useMinutes();
  useEffect(() => {
    if (minutes === undefined) return undefined;
    const look = () => {
      const since = lastUse();
      if (since === undefined) note();
      else if (Date.now() - since >= minutes * MINUTE_MS) void rest().catch(() => undefined);
      else if (Date.now() - since < 2 * STEP_MS) void session.keepAlive(renewalInterval);
    };
    look();
    const timer = setInterval(look, STEP_MS);
    for (const use of uses) addEventListener(use, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const use of uses) removeEventListener(use, note);
    };
  }, [minutes]);
};
