import { createContext } from 'react';

/** Where in the header the tabs of a screen are drawn on a low window; null where they have a row of their own. */
export const TabsSlot = createContext<HTMLElement | null>(null);
