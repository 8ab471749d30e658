import { useSyncExternalStore } from 'react';
import type { Signal } from '#web/platform/browser/signal.ts';

/** The value of a signal; renders again when it changes. */
export const useSignal = <Value>(signal: Signal<Value>): Value => useSyncExternalStore(signal.subscribe, signal.get);
