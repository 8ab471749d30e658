import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where in the tab row a tab's own tools are drawn. */
export const TabToolsSlot = createContext<HTMLElement | null>(null);

/** Draws its children right in the tab row, beside the tabs: print, range, filters. */
export const TabTools = ({ children }: { readonly children: ReactNode }) => {
  const slot = useContext(TabToolsSlot);
  return slot && createPortal(children, slot);
};
