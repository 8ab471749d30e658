import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { useTranslation } from 'react-i18next';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { useIsPrinted } from './mode.ts';
import styles from './QualityNote.module.css';
import { type KindLack, lacksOf, type UnitLack } from './quality.ts';

/** Units named at once; the others unfold. */
const SHOWN = 3;

const lackText = ({ unitName, parts }: UnitLack): string =>
  `${unitName}: ${parts.map(({ categories, days }) => [categories.join(', '), days].filter(Boolean).join(' ')).join('; ')}.`;

const Lack = ({ kind, units }: KindLack) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const shown = isPrinted ? units : units.slice(0, SHOWN);
  const others = units.slice(shown.length);
  return (
    <div>
      <b>{t(`reports.quality.${kind}`, { count: units.length })}</b>{' '}
      {shown.map((unit) => (
        <span key={unit.unitId}>{lackText(unit)} </span>
      ))}
      {others.length > 0 && (
        <details>
          <summary>{t('reports.quality.more', { count: others.length })}</summary>
          <ul>
            {others.map((unit) => (
              <li key={unit.unitId}>{lackText(unit)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

/** What was missing for the figures, by kind and unit: shown before them. Nothing where nothing is. */
export const QualityNote = ({ quality }: { readonly quality: Quality }) => {
  const { t } = useTranslation();
  if (quality.length === 0) return null;
  return (
    <section className={styles.note} aria-label={t('reports.quality.label')}>
      <WarningFilled aria-hidden />
      <div>
        {lacksOf(quality).map((lack) => (
          <Lack key={lack.kind} {...lack} />
        ))}
      </div>
    </section>
  );
};

/** Beside the name of a unit: something is missing for its figures. */
export const LackMark = () => {
  const { t } = useTranslation();
  return (
    <span className={styles.mark} title={t('reports.quality.mark')}>
      <WarningFilled aria-hidden />
      <span className="visually-hidden">{t('reports.quality.mark')}</span>
    </span>
  );
};
