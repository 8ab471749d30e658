import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { weekRun } from '#web/kit/ui/weeks.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { UnitIds } from '../ids.ts';
import type { UnitFigures } from '../model/unitFigures.ts';
import styles from './AreaTable.module.css';

/** That a unit is hidden. */
export const HiddenMark = () => {
  const { t } = useTranslation();
  return (
    <span className={styles.hidden}>
      <EyeInvisibleOutlined aria-hidden /> {t('manage.tree.isHidden')}
    </span>
  );
};

interface ToDoProps {
  readonly ids: UnitIds;
  readonly figures: UnitFigures;
}

/** The demand that a unit lacks, as a link to where it is planned; nothing where it lacks none. */
export const ToDo = ({ ids, figures: { demandTo, gaps } }: ToDoProps) => {
  const { t } = useTranslation();
  if (demandTo !== 'none' && gaps.length === 0) return null;
  return (
    <Link to={href.plan({ ...ids, tab: 'demand' })} className={styles.toDo}>
      <WarningOutlined aria-hidden />{' '}
      <span>
        {demandTo === 'none'
          ? t('manage.units.noDemand')
          : t('manage.units.gap', { weeks: gaps.map(({ first, last }) => weekRun(first, last)).join(', ') })}
      </span>
    </Link>
  );
};
