import { useTranslation } from 'react-i18next';
import type { UnitCopyPreview, UnitPart } from '#shared/model/unitCopy.ts';
import { formatReceipt } from '#web/kit/ui/figures/format.ts';
import { ShiftBadge } from '#web/kit/ui/figures/ShiftBadge.tsx';
import { shiftKindOf } from '../shifts/shiftKind.ts';
import styles from './CopyDialog.module.css';

interface CopyOutcomeProps {
  readonly preview: UnitCopyPreview;
  readonly parts: readonly UnitPart[];
}

/** What each new unit gets: its categories with their shifts and demand. */
export const CopyOutcome = ({ preview, parts }: CopyOutcomeProps) => {
  const { t } = useTranslation();
  const categories = preview.categories.filter(({ isBudgetCategory }) => !isBudgetCategory || parts.includes('budget'));
  if (!parts.includes('categories') || categories.length === 0)
    return <p className={styles.text}>{t('manage.copy.noCategories')}</p>;
  return (
    <ul className={styles.outcome} aria-label={t('manage.copy.outcome')}>
      {categories.map(({ name, isBudgetCategory, shifts, demand }) => (
        <li key={name}>
          <h4>
            <span>{name}</span>
            <small>
              {isBudgetCategory
                ? t('manage.copy.budgetOnly')
                : parts.includes('demand') && demand !== null
                  ? t('manage.copy.services', { services: formatReceipt(demand) })
                  : t('manage.copy.withoutDemand')}
            </small>
          </h4>
          {parts.includes('shifts') && (
            <ul>
              {shifts.map((shift) => (
                <li key={shift.name}>
                  <ShiftBadge kind={shiftKindOf(shift.name, shift)} /> {shift.name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
};
