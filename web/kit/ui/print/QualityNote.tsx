import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { useTranslation } from 'react-i18next';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { useIsPrinted } from './mode.ts';
import styles from './QualityNote.module.css';
import { type KindLack, lacksOf, partsText, sameParts, type UnitLack } from './quality.ts';

/** Units named at once; the others unfold. */
const SHOWN = 3;

const lackText = (unit: UnitLack): string => `${unit.unitName}: ${partsText(unit)}.`;

const Lack = ({ kind, units }: KindLack) => {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const same = units.length > SHOWN ? sameParts(units) : undefined;
  const named = same === undefined ? SHOWN : 0;
  const shown = isPrinted ? units : units.slice(0, named);
  const others = units.slice(shown.length);
  const textOf = (unit: UnitLack) => (same === undefined ? lackText(unit) : unit.unitName);
  return (
    <div>
      <b>{t(`reports.quality.${kind}`, { count: units.length })}</b>{' '}
      {same !== undefined && `${t('reports.quality.same', { parts: same })} `}
      {same === undefined
        ? shown.map((unit) => <span key={unit.unitId}>{lackText(unit)} </span>)
        : shown.map(({ unitName }) => unitName).join(', ')}
      {others.length > 0 && (
        <details>
          <summary>
            <RightOutlined aria-hidden />
            {same === undefined ? t('reports.quality.more', { count: others.length }) : t('reports.quality.which')}
          </summary>
          <ul>
            {others.map((unit) => (
              <li key={unit.unitId}>{textOf(unit)}</li>
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
