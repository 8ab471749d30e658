import { useTranslation } from 'react-i18next';
import { AbsenceKind } from '#shared/model/absence.ts';
import type { SampleRow } from '#shared/model/hrImport.ts';
import type { HoursField, PersonnelField } from '#shared/model/importMapping.ts';
import { isDay } from '#shared/time/day.ts';
import { weekTexts } from '#web/domain/planning/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { rateText } from './rateText.ts';

/** What a column of a file can hold. */
export type FieldName = PersonnelField | HoursField;

type Value = NonNullable<SampleRow['becomes']>[string];

/** Returns the text of a value that a column becomes: a rate as services, days as weeks, an unknown unit as such. */
export const useBecomes = (): ((field: string, value: Value | undefined) => string) => {
  const { t } = useTranslation();
  const absenceName = (value: Value): string => {
    const kind = AbsenceKind.safeParse(value).data;
    return kind ? t(`assets.absence.${kind}`) : '';
  };
  return (field, value) => {
    if (field === '' || value === undefined) return '';
    if (field === 'unit' && value === null) return t('imports.sample.noUnit');
    if (field === 'end' && value === null) return t('ui.period.openShort');
    if (field === 'absence') return absenceName(value);
    if (field === 'rate') return rateText(Number(value));
    if (typeof value === 'number') return numberText(value);
    if (typeof value === 'boolean') return value ? t('imports.yes') : t('imports.no');
    if (field !== 'start' && field !== 'end') return value ?? '';
    if (!value || !isDay(value)) return '';
    const { week, year } = weekTexts(value);
    return `${week} ${year}`;
  };
};
