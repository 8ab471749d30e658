import { useTranslation } from 'react-i18next';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import styles from './Levels.module.css';

const TALLEST = 36;

/** How many work on each competency level, 1 to 6, as small bars with their numbers. */
export const Levels = ({ levels }: { readonly levels: readonly number[] }) => {
  const { t } = useTranslation();
  const most = Math.max(1, ...levels);
  return (
    <ul className={styles.levels}>
      {levels.map((count, index) => (
        <li key={String(index)}>
          <span className="visually-hidden">{t('schemas.panel.level', { level: String(index + 1) })}: </span>
          <b>
            <ExplainedField
              field={`levels.${index + 1}`}
              of={t('schemas.panel.level', { level: String(index + 1) }).toLowerCase()}
            >
              {count}
            </ExplainedField>
          </b>
          <i style={{ height: Math.round((count / most) * TALLEST) }} />
          <small aria-hidden="true">{index + 1}</small>
        </li>
      ))}
    </ul>
  );
};
