import { useMemo, useSyncExternalStore } from 'react';
import { theme } from '#web/platform/browser/theme.ts';

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean => {
  const { subscribe, matches } = useMemo(() => {
    const media = matchMedia(query);
    return {
      subscribe: (listener: () => void) => {
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      matches: () => media.matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
};

/** At most 700 px wide: lists become bars, controls grow to 44 px. */
export const useIsPhone = (): boolean => useMedia('(max-width: 700px)');

/** At most 900 px wide: the main menu lies behind a button. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 900px)');

/** At most 560 px high: the window scrolls as a whole, and what lies below a sheet is out of sight. */
export const useScrollsWhole = (): boolean => useMedia('(max-height: 560px)');

/** Low, and wide enough for the tabs to lie in the header: also a phone on its side. */
export const useHasTabsInHeader = (): boolean =>
  useMedia('(min-width: 561px) and (max-width: 900px) and (max-height: 560px)');

/** Wider than a phone but low, such as a laptop at 200 % zoom: tools and graphs leave the rows their room. */
export const useIsLow = (): boolean => useMedia('(min-width: 701px) and (max-width: 900px) and (max-height: 560px)');

/** Whether the screen is dark: as chosen, else as the system asks; forced colours follow the system, print is always light. */
export const useIsDark = (): boolean => {
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const isScreen = useMedia('screen');
  const isForced = useMedia('(forced-colors: active)');
  const wantsDark = useMedia('(prefers-color-scheme: dark)');
  return isScreen && (isForced || chosen === 'system' ? wantsDark : chosen === 'dark');
};
