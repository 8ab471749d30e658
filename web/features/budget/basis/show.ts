import { type ComponentType, createContext } from 'react';
import type { BasisKind, BudgetPeriod } from '#shared/model/budget.ts';
import type { AssetsAnswer, DemandsAnswer } from '#shared/model/reportAnswer.ts';

/** Shows the basis of a kind that is linked to a period. */
export type ShowBasis = (period: BudgetPeriod, kind: BasisKind) => void;

/** A linked report, drawn as the Rapport tab drew it; `linked` is the day on which it was linked. */
export type BasisReport = ComponentType<
  { readonly linked: string } & (
    | { readonly kind: 'demand'; readonly report: DemandsAnswer }
    | { readonly kind: 'asset'; readonly report: AssetsAnswer }
  )
>;

/** What draws linked reports: another feature, given by the page. */
export const BasisReportContext = createContext<BasisReport>(() => null);
