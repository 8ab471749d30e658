import Modal from 'antd/es/modal';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import bar from './Bar.module.css';
import styles from './TeamLegend.module.css';
import { useCodes } from './useCodes.ts';

/** Where the legend has room below the sheet: two lines, or three on a high screen, or on a low one that scrolls. Elsewhere it is opened by the menu. */
export const LEGEND_FITS =
  '(min-width: 1200px), (min-width: 701px) and (min-height: 900px), (min-width: 701px) and (max-height: 560px)';

interface LegendProps {
  /** How many people one save takes; undefined where no more are shown. */
  readonly most: number | undefined;
  /** Whether an absence is written as a letter. */
  readonly hasLetters: boolean;
}

const Marks = ({ most, hasLetters }: LegendProps) => {
  const { t } = useTranslation();
  const codes = useCodes();
  return (
    <>
      <span>
        <i className={`${styles.sample} ${bar.own} ${bar.inside}`} />
        {t('assets.team.legend.inside')}
      </span>
      <span>
        <i className={`${styles.sample} ${bar.own} ${bar.outside}`} />
        {t('assets.team.legend.outside')}
      </span>
      {hasLetters && <span className={styles.codes}>{t('assets.team.codes', { codes })}</span>}
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
    </>
  );
};

const Shortcuts = () => {
  const { t } = useTranslation();
  const keys = [
    { keys: ['0–9'], does: t('assets.team.keys.type') },
    { keys: ['F2'], does: t('ui.sheet.edit') },
    { keys: ['Alt', 'F'], does: t('assets.team.keys.absence') },
    { keys: ['Ctrl', 'C', 'V'], does: t('assets.team.keys.excel') },
    { keys: ['Ctrl', 'R'], does: t('assets.team.keys.right') },
    { keys: ['Del'], does: t('assets.team.keys.clear') },
  ];
  return (
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
  );
};

const Legend = (props: LegendProps) => (
  <p className={styles.legend}>
    <Marks {...props} />
    <Shortcuts />
  </p>
);

/** What the marks of the team sheet mean, and the keys worth knowing, on one or two lines below it. */
export const TeamLegend = memo(Legend);

/** The same in a dialog, one mark on each line, where the sheet needs the room. */
export const LegendDialog = ({ most, onClose }: Pick<LegendProps, 'most'> & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <Modal open title={t('assets.team.legend.title')} footer={null} width={440} transitionName="" onCancel={onClose}>
      <div className={styles.list}>
        {/* Letters can be typed, too. */}
        <Marks most={most} hasLetters />
        {!isPhone && <Shortcuts />}
      </div>
    </Modal>
  );
};
