import { createContext, useContext } from 'react';

/** Whether a report is drawn for paper: what unfolds on the screen is shown whole. */
export const Printed = createContext(false);

/** Whether the report is drawn for paper. */
export const useIsPrinted = (): boolean => useContext(Printed);
