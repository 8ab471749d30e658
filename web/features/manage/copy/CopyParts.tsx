import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { sumOfKnown } from '#shared/calculation/index.ts';
import { neededPart, type UnitCopyPreview, type UnitPart, unitParts } from '#shared/model/unitCopy.ts';
import { formatBeds, formatReceipt } from '#web/kit/ui/figures/format.ts';
import styles from './CopyDialog.module.css';

interface CopyPartsProps {
  readonly parts: readonly UnitPart[];
  readonly onChange: (parts: readonly UnitPart[]) => void;
  /** Undefined until a unit is chosen and read. */
  readonly preview: UnitCopyPreview | undefined;
}

/** The chosen parts that have all the parts they need. */
const settled = (parts: readonly UnitPart[]): readonly UnitPart[] => {
  const kept = parts.filter((part) => {
    const needed = neededPart[part];
    return needed === undefined || parts.includes(needed);
  });
  return kept.length === parts.length ? kept : settled(kept);
};

/** How much of each part the unit has, as text; empty until it is read. */
const useAmounts = (preview: UnitCopyPreview | undefined): Readonly<Record<UnitPart, string>> => {
  const { t } = useTranslation();
  if (!preview) return { categories: '', shifts: '', demand: '', beds: '', budget: '', stencils: '', activities: '' };
  const { made, categories, beds, stencils } = preview;
  const none = t('manage.copy.none');
  const sum = (field: 'demand' | 'budget') => {
    const total = sumOfKnown(categories.map((category) => category[field]));
    return total === null ? none : t('manage.copy.services', { services: formatReceipt(total) });
  };
  return {
    categories: String(made.categories),
    shifts: String(made.shifts),
    demand: sum('demand'),
    beds: beds ? `${formatBeds(beds.beds)} / ${formatBeds(beds.weekendBeds)}` : none,
    budget: sum('budget'),
    stencils: stencils.join(', ') || none,
    activities: String(made.activities),
  };
};

/** What comes along, each part with how much of it the unit has; a part goes with the one that it needs. */
export const CopyParts = ({ parts, onChange, preview }: CopyPartsProps) => {
  const { t } = useTranslation();
  const amounts = useAmounts(preview);
  const tick = (part: UnitPart, isTicked: boolean) =>
    onChange(
      isTicked
        ? unitParts.filter((one) => one === part || parts.includes(one))
        : settled(parts.filter((one) => one !== part)),
    );
  return (
    <fieldset className={styles.parts}>
      <legend>{t('manage.copy.parts')}</legend>
      {unitParts.map((part) => {
        const needed = neededPart[part];
        return (
          <div key={part} className={needed === 'shifts' || part === 'shifts' ? styles.below : undefined}>
            <Checkbox
              checked={parts.includes(part)}
              disabled={needed !== undefined && !parts.includes(needed)}
              onChange={({ target }) => tick(part, target.checked)}
            >
              {t(`manage.copy.part.${part}`)}
            </Checkbox>
            <span>{amounts[part]}</span>
          </div>
        );
      })}
    </fieldset>
  );
};
