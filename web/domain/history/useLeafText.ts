import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { momentText } from '#web/kit/ui/dates.ts';
import { decimalSign } from '#web/kit/ui/figures/format.ts';
import type { Difference, Leaf } from './differences.ts';
import { absenceIn, codeIn, labelKeys } from './fields.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** Returns the texts of a difference in an entry about an object: label and values. */
export const useLeafText = (object: string) => {
  const { t, i18n } = useTranslation();
  const fieldText = (field: string): string => {
    const key = labelKeys(field).find((one) => i18n.exists(one));
    return key === undefined ? field : t(key as ParseKeys);
  };
  const valueText = ({ path }: Difference, value: Leaf | undefined): string => {
    if (value === undefined || value === '') return t('log.empty');
    if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
    if (typeof value === 'number') return String(value).replace('.', decimalSign());
    const code = codeIn(path.at(-1), value, object);
    if (code !== undefined) return t(`log.value.${code}`);
    const absence = absenceIn(path.at(-1), value);
    if (absence !== undefined) return t(`assets.absence.${absence}`);
    return MOMENT.test(value) ? momentText(value) : value;
  };
  return { pathText: (path: readonly string[]): string => path.map(fieldText).join(' · '), valueText };
};
