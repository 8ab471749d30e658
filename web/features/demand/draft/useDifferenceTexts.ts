import { useTranslation } from 'react-i18next';
import { CHECKED } from '#web/kit/ui/sheet/core/check.ts';
import type { Difference } from '#web/kit/ui/state/ConflictDialog.tsx';
import { type DemandColumn, flagColumns, timeColumns } from '../cells/columns.ts';
import type { DemandDifference } from './difference.ts';

const isIn = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** A difference as the conflict dialog shows it. */
export const useDifferenceTexts = (): ((difference: DemandDifference) => Difference) => {
  const { t } = useTranslation();
  const nameOf = (column: DemandColumn): string => {
    if (isIn(flagColumns, column)) return t(`demand.flagLong.${column}`);
    if (isIn(timeColumns, column)) return t(`demand.timeLong.${column}`);
    return t(`demand.dayLong.${column}`);
  };
  return ({ id, shiftName, column, theirs, mine }) => {
    const settled = mine === undefined;
    if (column === 'comment')
      return { id, label: t('demand.comment'), theirs, mine: mine ?? t('demand.theirsStays'), settled };
    const written = (text: string) => {
      if (!isIn(flagColumns, column)) return text;
      return t(text === CHECKED ? 'demand.yes' : 'demand.no');
    };
    return {
      id,
      settled,
      label: `${shiftName}, ${nameOf(column)}`,
      theirs: written(theirs),
      mine: mine === undefined ? t('demand.theirsStays') : written(mine),
    };
  };
};
