import { useTranslation } from 'react-i18next';
import type { NamedMissingRate } from '#shared/model/planCost.ts';
import styles from './Cost.module.css';

/** So many are named; the others are counted. */
const NAMED = 3;

/** The rates without which costs are unknown, by name. */
export const Missing = ({ missing }: { readonly missing: readonly NamedMissingRate[] }) => {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const texts = missing.slice(0, NAMED).map(({ field, category, unit, year }) =>
    t(unit === undefined ? 'cost.missing' : 'cost.missingAt', {
      field: t(`cost.field.${field}`),
      ...{ category, unit: unit ?? '', year: String(year) },
    }),
  );
  const more = missing.length - NAMED;
  return (
    <p className={styles.missing}>
      {texts.join(', ')}
      {more > 0 && ` ${t('cost.more', { count: more })}`}
    </p>
  );
};
