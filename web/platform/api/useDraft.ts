import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '#web/platform/browser/storage.ts';
import { createDrafts, type DraftScope, type DraftTab } from './drafts.ts';
import { session } from './live.ts';
import { useSignal } from './useSignal.ts';

const drafts = createDrafts(browserStorage);

// Another window of the same browser.
addEventListener('storage', () => drafts.notify());

/** Typed values that are not saved, stored at this browser through reload and an expired session; removed at logout. */
export interface Draft<Value> {
  /** The stored value when the component was first shown. */
  readonly kept: Value | undefined;
  keep(value: Value): void;
  drop(): void;
}

const useScope = (tab: DraftTab, placeId: string): DraftScope => {
  const username = useSignal(session)?.username ?? '';
  return useMemo(() => ({ username, tab, placeId }), [username, tab, placeId]);
};

/** The draft of the signed-in account for one period, employee or sheet of a tab; the value must survive JSON. */
export const useDraft = <Value>(tab: DraftTab, placeId: string, id: string): Draft<Value> => {
  const scope = useScope(tab, placeId);
  const kept = useMemo(() => drafts.read(scope, id) as Value | undefined, [scope, id]);
  const keep = useCallback((value: Value) => drafts.keep(scope, id, value), [scope, id]);
  const drop = useCallback(() => drafts.drop(scope, id), [scope, id]);
  return useMemo(() => ({ kept, keep, drop }), [kept, keep, drop]);
};

/**
 * The ids of the tab that have a draft of the signed-in account. With `existing`, the ids that the server still has, drafts of
 * others are removed: what they were typed in is gone.
 */
export const useDraftIds = (
  tab: DraftTab,
  placeId: string,
  existing?: readonly { readonly id: string }[],
): ReadonlySet<string> => {
  const scope = useScope(tab, placeId);
  const ids = useSyncExternalStore(drafts.subscribe, () => drafts.idsIn(scope));
  const found = useMemo(() => new Set(ids.split(' ').filter((id) => id !== '')), [ids]);
  useEffect(() => {
    if (existing === undefined) return;
    for (const id of found) if (!existing.some((row) => row.id === id)) drafts.drop(scope, id);
  }, [existing, found, scope]);
  return found;
};
