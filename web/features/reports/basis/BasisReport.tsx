import { useMemo } from 'react';
import type { AssetsAnswer, DemandsAnswer } from '#shared/model/reportAnswer.ts';
import { AssetsReport } from '../assets/AssetsReport.tsx';
import { DemandReport } from '../demand/DemandReport.tsx';
import type { Definition } from '../model/definition.ts';
import { settingsOf } from '../model/saved.ts';

/** The definition of a stored report, as the form would have it. */
const definitionOf = (type: 'demands' | 'assets', { definition }: DemandsAnswer): Definition => ({
  ...settingsOf({ name: '', definition: { ...definition, type } }),
  unitIds: definition.unitIds,
  forCat: definition.forCat,
  allCategories: false,
  place: {},
});

type BasisReportProps = { readonly linked: string } & (
  | { readonly kind: 'demand'; readonly report: DemandsAnswer }
  | { readonly kind: 'asset'; readonly report: AssetsAnswer }
);

/** A report that is linked to a budget period, as it was shown. */
export const BasisReport = ({ linked, ...basis }: BasisReportProps) => {
  const definition = useMemo(
    () => definitionOf(basis.kind === 'demand' ? 'demands' : 'assets', basis.report),
    [basis.kind, basis.report],
  );
  const imprint = { about: basis.report.unitOverviews[0]?.orgName ?? '', account: '', day: linked };
  return basis.kind === 'demand' ? (
    <DemandReport definition={definition} answer={basis.report} imprint={imprint} />
  ) : (
    <AssetsReport definition={definition} answer={basis.report} imprint={imprint} />
  );
};
