import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The tools of a tab by the order of their groups: its own, then what every tab has at the end of the row. */
export const toolGroups = ['own', 'export', 'print'] as const;

/** Where in the tab row a tab's own tools are drawn: an element with a child for each group. */
export const TabToolsSlot = createContext<HTMLElement | null>(null);

interface TabToolsProps {
  readonly group?: (typeof toolGroups)[number];
  readonly children: ReactNode;
}

/**
 * Draws its children right in the tab row, beside the tabs: print, range, filters. What is drawn later than the rest comes last of its group only, so
 * that the buttons which all tabs have keep their places.
 */
export const TabTools = ({ group = 'own', children }: TabToolsProps) => {
  const place = useContext(TabToolsSlot)?.children[toolGroups.indexOf(group)];
  return place && createPortal(children, place);
};
