import { useCallback, useMemo } from 'react';
import { session } from './live.ts';
import { draftPrefix } from './session.ts';
import { useSignal } from './useSignal.ts';

/** Typed values that are not saved, stored at this browser through reload and an expired session; removed at logout. */
export interface Draft<Value> {
  /** The stored value when the component was first shown. */
  readonly kept: Value | undefined;
  keep(value: Value): void;
  drop(): void;
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** The draft of the signed-in account under a name, such as `demand:${id}`; the value must survive JSON. */
export const useDraft = <Value>(name: string): Draft<Value> => {
  const username = useSignal(session)?.username ?? '';
  const key = draftPrefix(username) + name;
  const kept = useMemo(() => read(key) as Value | undefined, [key]);
  const keep = useCallback((value: Value) => localStorage.setItem(key, JSON.stringify(value)), [key]);
  const drop = useCallback(() => localStorage.removeItem(key), [key]);
  return useMemo(() => ({ kept, keep, drop }), [kept, keep, drop]);
};
