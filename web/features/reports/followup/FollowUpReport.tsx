import { useTranslation } from 'react-i18next';
import type { FollowUpAnswer } from '#shared/model/followUp.ts';
import { FollowUpPaper } from '#web/domain/followup/FollowUpPaper.tsx';
import { lackingMonths, lacksOfYear } from '#web/domain/followup/lacks.ts';
import { shortMonth } from '#web/domain/followup/months.ts';
import { LackMark, QualityNote } from '#web/kit/ui/print/QualityNote.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import type { Definition } from '../model/definition.ts';
import { LazySection } from '../paper/LazySection.tsx';
import { Foot, type Imprint, Paper } from '../paper/Paper.tsx';
import { usePaperWidth } from '../paper/paperWidth.ts';
import { useReportFacts } from '../paper/useReportFacts.ts';
import styles from './FollowUpReport.module.css';

interface FollowUpReportProps {
  readonly definition: Definition;
  readonly answer: FollowUpAnswer;
  readonly imprint: Imprint;
}

type Unit = FollowUpAnswer['units'][number];

/** In px: the narrowest paper on which the table of months is whole. On a narrower one it scrolls, and has room for what is beside a figure. */
const LEAST = 922;
const SCROLLED = 984;
const HEIGHT = 700;

/** The year of a unit under its name. */
const UnitYear = ({ unit, quality }: { readonly unit: Unit; readonly quality: FollowUpAnswer['quality'] }) => {
  const { t } = useTranslation();
  const paper = usePaperWidth();
  const width = paper < LEAST ? SCROLLED : paper;
  const lacks = lacksOfYear(unit, quality);
  const title = t('reports.followup.unit', { name: unit.unitName, year: String(unit.year) });
  return (
    <section className={styles.unit} aria-label={title}>
      <h2>
        {title}
        {lackingMonths(lacks).length > 0 && <LackMark />}
      </h2>
      {unit.groups.every(({ rows }) => rows.length === 0) ? (
        <EmptyState title={t('reports.followup.empty')} />
      ) : (
        <FollowUpPaper unit={unit} lacks={lacks} width={width} />
      )}
    </section>
  );
};

/** `jan 2025–dec 2026`; of several years at area and organisation level the same months of each. */
const periodOf = ({ level, startYear, endYear, startMonth, endMonth }: Definition): string => {
  const months = `${shortMonth(startMonth)}–${shortMonth(endMonth)}`.toLowerCase();
  if (startYear === endYear) return `${months} ${startYear}`;
  return level === 'unit'
    ? `${shortMonth(startMonth)} ${startYear}–${shortMonth(endMonth)} ${endYear}`.toLowerCase()
    : `${months} ${startYear}–${endYear}`;
};

/** The follow-up of units by year and month, or chosen activities of it: what is missing, then each unit. */
export const FollowUpReport = ({ definition, answer, imprint }: FollowUpReportProps) => {
  const { t } = useTranslation();
  const { units, quality } = answer;
  const facts = useReportFacts(
    definition,
    units.filter(({ unitId }, index) => units.findIndex((one) => one.unitId === unitId) === index),
  );
  const isWhole = definition.type === 'followup';
  return (
    <Paper
      imprint={imprint}
      kick={t(`reports.type.${isWhole ? 'followup' : 'activity'}`)}
      title={t(isWhole ? 'reports.followup.title' : 'reports.followup.activities')}
      facts={[...facts, periodOf(definition)]}
    >
      <QualityNote quality={quality} />
      {units.map((unit, index) => (
        <LazySection key={`${unit.unitId} ${unit.year}`} at={index} height={HEIGHT}>
          <UnitYear unit={unit} quality={quality} />
        </LazySection>
      ))}
      <Foot texts={[t('reports.followup.method')]} />
    </Paper>
  );
};
