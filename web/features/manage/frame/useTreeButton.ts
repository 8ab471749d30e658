import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';

/** What opens the tree of places; undefined where the tree is beside the screen (`ManageLayout`). */
export const useTreeButton = (): ReactNode => useOutletContext<ReactNode>();
