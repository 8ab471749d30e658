import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeromaCategory } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { isDay } from '#shared/time/day.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { DayPicker } from '#web/kit/ui/inputs/DayPicker.tsx';
import styles from '../Imports.module.css';
import type { UnitIds } from '../ids.ts';
import { useCategoryNames } from '../useCategoryNames.ts';

/** Typed texts that are no day, by the HR system's name of the category. */
export type UnreadDays = Readonly<Record<string, string>>;

interface CategoriesCardProps {
  readonly ids: UnitIds;
  readonly categories: readonly HeromaCategory[];
  readonly onMap: (mapping: CategoryMapping) => void;
  /** The typed texts that are no day, by the HR system's category. */
  readonly unread: UnreadDays;
  readonly onUnread: (unread: UnreadDays) => void;
}

/** The HR system's categories in the file: which category of the unit each belongs to, and from which day the import counts. */
export const CategoriesCard = ({ ids, categories, onMap, unread, onUnread }: CategoriesCardProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const id = useId();
  const names = useCategoryNames(ids);
  const setStart = ({ heromaName, adactaName }: HeromaCategory, text: string | null) => {
    const isRead = text === null || isDay(text);
    const { [heromaName]: _, ...others } = unread;
    onUnread(isRead ? others : { ...others, [heromaName]: text });
    if (isRead) onMap({ heromaName, adactaName, start: text });
  };
  return (
    <Card title={t('imports.categories.title')} note={t('imports.categories.note')} className={styles.wide}>
      <div className={styles.scroll}>
        <table className={styles.categories}>
          <thead>
            <tr>
              <th scope="col">{t('imports.categories.hr')}</th>
              <th scope="col">{t('imports.categories.people')}</th>
              <th scope="col">{t('imports.categories.category')}</th>
              <th scope="col">{t('imports.categories.start')}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => {
              const { heromaName, adactaName, start, people } = category;
              const text = unread[heromaName];
              const faultId = `${id}-${index}-error`;
              return (
                <tr key={heromaName}>
                  <th scope="row">{heromaName}</th>
                  <td>
                    {numberText(people)}
                    <span className={`phone-only ${styles.unit}`}> {t('imports.categories.people')}</span>
                  </td>
                  <td>
                    <Select
                      className={styles.category ?? ''}
                      aria-label={t('imports.categories.categoryOf', { name: heromaName })}
                      placeholder={t('imports.categories.choose')}
                      value={adactaName}
                      options={names.map((name) => ({ value: name, label: name }))}
                      onChange={(chosen: string) => onMap({ heromaName, adactaName: chosen, start })}
                    />
                  </td>
                  <td>
                    <label className="visually-hidden" htmlFor={`${id}-${index}`}>
                      {t('imports.categories.startOf', { name: heromaName })}
                    </label>
                    <DayPicker
                      id={`${id}-${index}`}
                      value={text ?? start}
                      clearable
                      disabled={adactaName === null}
                      placeholder={t('imports.categories.whole')}
                      invalid={text !== undefined}
                      describedBy={text && faultId}
                      onChange={(day) => setStart(category, day)}
                    />
                    {text !== undefined && (
                      <small id={faultId} className={styles.fault} role="alert">
                        {textOf({ code: 'day' })}
                      </small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
};
