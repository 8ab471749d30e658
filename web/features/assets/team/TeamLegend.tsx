import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import bar from './Bar.module.css';
import styles from './TeamLegend.module.css';
import { useCodes } from './useCodes.ts';

interface LegendProps {
  /** How many people one save takes; undefined where no more are shown. */
  readonly most: number | undefined;
}

const Legend = ({ most }: LegendProps) => {
  const { t } = useTranslation();
  const codes = useCodes();
  const keys = [
    { keys: ['0–9'], does: t('assets.team.keys.type') },
    { keys: ['F2'], does: t('ui.sheet.edit') },
    { keys: ['Alt', 'F'], does: t('assets.team.keys.absence') },
    { keys: ['Ctrl', 'C', 'V'], does: t('assets.team.keys.excel') },
    { keys: ['Ctrl', 'R'], does: t('assets.team.keys.right') },
    { keys: ['Del'], does: t('assets.team.keys.clear') },
  ];
  return (
    <p className={styles.legend}>
      <span>
        <i className={`${styles.sample} ${bar.own} ${bar.inside}`} />
        {t('assets.team.legend.inside')}
      </span>
      <span>
        <i className={`${styles.sample} ${bar.own} ${bar.outside}`} />
        {t('assets.team.legend.outside')}
      </span>
      <span>{t('assets.team.codes', { codes })}</span>
      <span>
        <i className={`${styles.sample} ${bar.own} ${bar.inside} ${styles.fading}`} />
        {t('ui.period.openShort')}
      </span>
      <span>
        <i className={`${styles.sample} ${bar.own} ${bar.inside} ${styles.joined}`} />
        {t('assets.team.legend.joined')}
      </span>
      <span>
        <i className={styles.corner} />
        {t('assets.team.legend.changed')}
      </span>
      <span>
        <i className={styles.holiday} />
        {t('ui.print.holiday')}
      </span>
      <span>
        <i className={styles.break} />
        {t('ui.print.break')}
      </span>
      {most !== undefined && <span>{t('assets.team.most', { most })}</span>}
      <span className={styles.shortcuts}>
        {keys.map((shortcut) => (
          <span key={shortcut.does}>
            {shortcut.keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {shortcut.does}
          </span>
        ))}
      </span>
    </p>
  );
};

/** What the marks of the team sheet mean, and the keys worth knowing: beside them, and where these have no room on lines of their own. */
export const TeamLegend = memo(Legend);
