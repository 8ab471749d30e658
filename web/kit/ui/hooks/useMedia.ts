import { useMemo, useSyncExternalStore } from 'react';

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

/** Whether the system asks for dark; print is always light. */
export const useIsDark = (): boolean => useMedia('screen and (prefers-color-scheme: dark)');
