import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Roster.module.css';
import type { RosterMapping } from './useRoster.ts';

/** The codes of the roster, each with how many days have it and its length. */
export const RosterCodes = ({
  mapping: { codes, textOf, hasLength, setLength },
  isAsked,
}: {
  readonly mapping: RosterMapping;
  /** Whether what lacks is pointed out. */
  readonly isAsked: boolean;
}) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={styles.codes}>
      <legend>{t('workbook.roster.codes')}</legend>
      <p className={styles.help}>{t('workbook.roster.codesHelp')}</p>
      <ul>
        {codes.map((one, index) => {
          const text = textOf(one);
          const isWrong = !hasLength(one) && (isAsked || text.trim() !== '');
          return (
            <li key={one.code}>
              <label htmlFor={`${id}-${index}`}>
                <b>{one.code}</b>
                <small>{t('workbook.roster.codeDays', { count: one.count })}</small>
              </label>
              <Input
                id={`${id}-${index}`}
                value={text}
                placeholder={t('workbook.roster.length')}
                autoComplete="off"
                status={isWrong ? 'error' : ''}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-${index}-error` : undefined}
                onChange={({ target }) => setLength(one.code, target.value)}
              />
              {isWrong && (
                <p id={`${id}-${index}-error`} className={styles.error}>
                  {t('workbook.roster.lengthFault')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
