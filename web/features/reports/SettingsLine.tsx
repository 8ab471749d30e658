import { useTranslation } from 'react-i18next';
import { FactList } from '#web/kit/ui/figures/FactList.tsx';
import { ChangeButton } from './ChangeButton.tsx';
import { forecastKeys } from './form/forecastKeys.ts';
import { type Definition, weeksText } from './model/definition.ts';
import { types } from './model/types.ts';
import type { ReportUnit } from './model/units.ts';
import { useReportFacts } from './paper/useReportFacts.ts';
import styles from './SettingsLine.module.css';

interface SettingsLineProps {
  readonly definition: Definition;
  /** All that a report can be of. */
  readonly units: readonly ReportUnit[];
  /** Leads back to the form. */
  readonly onChange: () => void;
}

/** The settings of a report in one line, beside an explanation, where the paper keeps the width of A4. */
export const SettingsLine = ({ definition, units: all, onChange }: SettingsLineProps) => {
  const { t } = useTranslation();
  const { unitIds, type, forecastType, level, start, startYear, endYear } = definition;
  const [units = '', parts = ''] = useReportFacts(
    definition,
    all.filter(({ unitId }) => unitIds.includes(unitId)),
  );
  const of = types[type];
  const years = startYear === endYear || of.range === 'year' ? String(startYear) : `${startYear}–${endYear}`;
  const facts: readonly (readonly [string, string])[] = [
    [t('reports.type.label'), t(`reports.type.${type}`)],
    ...(of.choices.includes('forecastType') && forecastType
      ? ([[t('reports.forecast.label'), t(`reports.forecast.${forecastKeys[forecastType]}`)]] as const)
      : []),
    [t('reports.level.label'), t(`reports.level.${level}`)],
    ...(of.of === 'units'
      ? ([
          [t('reports.units.label'), units],
          [t(`reports.${of.parts}.label`), parts],
        ] as const)
      : []),
    of.range === 'years' || of.range === 'year'
      ? [t('reports.range.years'), years]
      : [t('reports.range.weeks'), weeksText(of.range === 'week' ? { start, end: start } : definition)],
  ];
  return (
    <section className={styles.line} aria-label={t('reports.settings')}>
      <FactList facts={facts} />
      <ChangeButton onClick={onChange} />
    </section>
  );
};
