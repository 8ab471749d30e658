import { thisMonday } from '../useView.ts';
import type { Cell } from './rows.ts';

/** Whether a week's figures may be net: this one or a later one, of which some absence is assumed. */
export const isNetWeek = ({ week, receipt }: Cell): boolean =>
  week.start >= thisMonday() && receipt?.netSupply !== undefined;
