import type { UnitOverview } from '#shared/model/reportAnswer.ts';

/** The name of a unit as one of several sheets. */
export const unitGroup = ({ unitShortName, unitName }: UnitOverview): string =>
  unitShortName || unitName || 'Alla avdelningar';
