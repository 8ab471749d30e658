import { useMemo } from 'react';
import type { AssetsAnswer, DemandsAnswer } from '#shared/model/reportAnswer.ts';
import type { Definition } from '../model/definition.ts';
import { settingsOf } from '../model/saved.ts';
import { ReportView } from '../ReportView.tsx';

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
    <ReportView definition={definition} report={{ type: 'demands', answer: basis.report }} imprint={imprint} />
  ) : (
    <ReportView definition={definition} report={{ type: 'assets', answer: basis.report }} imprint={imprint} />
  );
};
