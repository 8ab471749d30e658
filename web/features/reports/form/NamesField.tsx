import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { comparable } from '#shared/text/names.ts';
import { Checklist } from './Checklist.tsx';
import styles from './Form.module.css';

interface NamesFieldProps {
  readonly of: 'categories' | 'activities';
  /** Of the chosen units; undefined while they are loaded. */
  readonly names: readonly string[] | undefined;
  /** Undefined: all of them. */
  readonly chosen: readonly string[] | undefined;
  readonly onChosen: (names: readonly string[] | undefined) => void;
}

/** The categories or activities of a report: all of the units, or some by name. */
export const NamesField = ({ of, names = [], chosen, onChosen }: NamesFieldProps) => {
  const { t } = useTranslation();
  const keys = new Set((chosen ?? names).map(comparable));
  const ticked = names.filter((name) => keys.has(comparable(name)));
  const summary =
    chosen === undefined || (names.length > 0 && ticked.length === names.length)
      ? t(`reports.${of}.all`)
      : ticked.length === 1
        ? (ticked[0] ?? '')
        : t(`reports.${of}.chosen`, { chosen: String(ticked.length), all: String(names.length) });
  return (
    <Checklist label={t(`reports.${of}.label`)} summary={summary}>
      <ul className={styles.tree}>
        <li>
          <Checkbox
            checked={names.length > 0 && ticked.length === names.length}
            indeterminate={ticked.length > 0 && ticked.length < names.length}
            onChange={({ target }) => onChosen(target.checked ? undefined : [])}
          >
            <b>{t(`reports.${of}.all`)}</b>
          </Checkbox>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Checkbox
                  checked={ticked.includes(name)}
                  onChange={({ target }) => {
                    const next = names.filter((one) => (one === name ? target.checked : ticked.includes(one)));
                    onChosen(next.length === names.length ? undefined : next);
                  }}
                >
                  {name}
                </Checkbox>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </Checklist>
  );
};
