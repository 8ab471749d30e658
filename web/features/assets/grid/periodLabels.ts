import { useTranslation } from 'react-i18next';
import { kindNamed } from '#shared/planning/absenceWords.ts';
import { valueFields } from '#shared/planning/assetWeeks.ts';
import { CHECKED } from '#web/kit/ui/sheet/core/check.ts';
import type { Difference } from '#web/kit/ui/state/ConflictDialog.tsx';
import type { PeriodForm } from '../period/form.ts';
import { settledRates } from '../period/rates.ts';
import { textsOf } from './row.ts';

const fields = ['start', 'end', ...valueFields] as const;

interface PeriodLabel {
  readonly label: string;
  readonly text: (form: PeriodForm) => string;
}

type PeriodLabels = Readonly<Record<string, PeriodLabel>>;

/** The name and the text of each field of an asset period, in the order in which they are shown. */
export const usePeriodLabels = (): PeriodLabels => {
  const { t } = useTranslation();
  const textOf = (field: (typeof fields)[number], text: string): string => {
    if (field === 'isFillIn' || field === 'isContractor') return text === CHECKED ? t('assets.yes') : t('assets.no');
    const kind = field === 'absence' ? kindNamed(text) : undefined;
    if (kind) return t(`assets.absence.${kind}`);
    return field === 'end' && text === '' ? t('ui.period.openShort') : text;
  };
  return Object.fromEntries(
    fields.map((field): [string, PeriodLabel] => [
      field,
      { label: t(`assets.field.${field}`), text: (form) => textOf(field, textsOf(settledRates(form))[field] ?? '') },
    ]),
  );
};

/** What differs between a period as it is stored now, as it was before, and as it was typed over that. */
export const differencesOf = (
  labels: PeriodLabels,
  { theirs, before, mine }: Readonly<Record<'theirs' | 'before' | 'mine', PeriodForm>>,
): readonly Difference[] =>
  Object.entries(labels)
    .filter(([, { text }]) => text(theirs) !== text(mine))
    .map(([id, { label, text }]) => {
      const settled = text(mine) === text(before);
      return { id, label, theirs: text(theirs), mine: text(settled ? theirs : mine), settled };
    });
