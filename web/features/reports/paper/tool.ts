import { createContext, type ReactNode } from 'react';

/** Beside the title of a report: what leads back to its settings, where these are not in sight. */
export const PaperTool = createContext<ReactNode>(null);
