import { useTranslation } from 'react-i18next';
import type { NamedMissingRate } from '#shared/model/planCost.ts';
import styles from './Cost.module.css';

/** So many are named; the others are counted. */
const NAMED = 3;

/** The rates without which costs are unknown, or known by the hour of a stencil, by name, each once. */
export const Missing = ({ missing }: { readonly missing: readonly NamedMissingRate[] }) => {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const texts = [
    ...new Set(
      missing.map(({ field, category, unit, year, atHour }) =>
        t(`cost.${atHour ? 'atHour' : 'missing'}${unit === undefined ? '' : 'At'}`, {
          field: t(`cost.field.${field}`),
          category,
          unit: unit ?? '',
          year: String(year),
        }),
      ),
    ),
  ];
  const more = texts.length - NAMED;
  return (
    <p className={styles.missing}>
      {texts.slice(0, NAMED).join(', ')}
      {more > 0 && ` ${t('cost.more', { count: more })}`}
    </p>
  );
};
