import { useTranslation } from 'react-i18next';
import { CHECKED } from '#web/ui/sheet/core/check.ts';
import type { Difference } from '#web/ui/state/ConflictDialog.tsx';
import type { PeriodForm } from '../period/form.ts';
import { textsOf } from './row.ts';

const fields = [
  'start',
  'end',
  'workRate',
  'workRateExcluded',
  'isFillIn',
  'isContractor',
  'weekendRate',
  'nightRate',
  'level',
  'comment',
] as const satisfies readonly (keyof PeriodForm)[];

/** What differs between a period as it is stored and as it was typed, in words. */
export const useDifferences = (): ((theirs: PeriodForm, mine: PeriodForm) => readonly Difference[]) => {
  const { t } = useTranslation();
  const textOf = (field: (typeof fields)[number], text: string): string => {
    if (field === 'isFillIn' || field === 'isContractor') return text === CHECKED ? t('assets.yes') : t('assets.no');
    return field === 'end' && text === '' ? t('ui.period.open') : text;
  };
  return (theirs, mine) => {
    const [stored, typed] = [textsOf(theirs), textsOf(mine)];
    return fields
      .filter((field) => stored[field] !== typed[field])
      .map((field) => ({
        label: t(`assets.field.${field}`),
        theirs: textOf(field, stored[field] ?? ''),
        mine: textOf(field, typed[field] ?? ''),
      }));
  };
};
