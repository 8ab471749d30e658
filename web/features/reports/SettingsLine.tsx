import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '#web/kit/ui/figures/FactList.tsx';
import { forecastKeys } from './form/forecastKeys.ts';
import { type Definition, weeksText } from './model/definition.ts';
import { types } from './model/types.ts';
import { useReportFacts } from './paper/useReportFacts.ts';
import styles from './SettingsLine.module.css';

interface SettingsLineProps {
  readonly definition: Definition;
  /** The button that leads back to the form. */
  readonly action: ReactNode;
}

/** The settings of a report in one line, so that the report keeps the width of A4 beside an explanation. */
export const SettingsLine = ({ definition, action }: SettingsLineProps) => {
  const { t } = useTranslation();
  const [units = '', categories = ''] = useReportFacts(definition);
  const { type, forecastType, level, start, startYear, endYear } = definition;
  const facts: readonly (readonly [string, string])[] = [
    [t('reports.type.label'), t(`reports.type.${type}`)],
    ...(types[type].choices.includes('forecastType') && forecastType
      ? ([[t('reports.forecast.label'), t(`reports.forecast.${forecastKeys[forecastType]}`)]] as const)
      : []),
    [t('reports.level.label'), t(`reports.level.${level}`)],
    [t('reports.units.label'), units],
    [t(`reports.${types[type].parts}.label`), categories],
    types[type].range === 'years'
      ? [t('reports.range.years'), startYear === endYear ? String(startYear) : `${startYear}–${endYear}`]
      : [t('reports.range.weeks'), weeksText(types[type].range === 'week' ? { start, end: start } : definition)],
  ];
  return (
    <section className={styles.line} aria-label={t('reports.settings')}>
      <FactList facts={facts} />
      {action}
    </section>
  );
};
