import Button from 'antd/es/button';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workbookColumns } from '#shared/workbook/columns.ts';
import type { ReadSheet } from '#shared/workbook/read.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { countsOf, type JudgedFile, type Judgement } from './judgeFile.ts';
import styles from './Workbook.module.css';

const states = ['new', 'changed', 'unchanged', 'fault', 'waiting'] as const;
/** Rows that are drawn at a time: a long table is slow to draw. */
const atATime = 200;

/** The rows of a sheet with the letters and numbers of the file, what becomes of each, and each fault at its cell. */
export const SheetTable = ({ sheet, judged }: { readonly sheet: ReadSheet; readonly judged: JudgedFile }) => {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const [state, setState] = useState<Judgement['state']>();
  const [shown, setShown] = useState(atATime);
  const { title } = workbookColumns[sheet.id];
  const counts = countsOf(sheet.rows, judged);
  const rows = sheet.rows.filter((row) => state === undefined || judged.judgements.get(row)?.state === state);
  if (sheet.missing.length > 0)
    return (
      <Card title={title}>
        <p role="alert">{t('workbook.missing', { columns: sheet.missing.join(', '), count: sheet.missing.length })}</p>
      </Card>
    );
  return (
    <Card
      title={title}
      actions={
        <fieldset className={styles.filters} aria-label={t('workbook.show')}>
          <Button size="small" aria-pressed={state === undefined} onClick={() => setState(undefined)}>
            {t('workbook.all', { count: sheet.rows.length })}
          </Button>
          {states.map(
            (one) =>
              counts[one] > 0 && (
                <Button key={one} size="small" aria-pressed={state === one} onClick={() => setState(one)}>
                  {t(`workbook.state.${one}`)} {counts[one]}
                </Button>
              ),
          )}
        </fieldset>
      }
    >
      <ScrollRegion label={title} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {sheet.columns.map(({ key, letter }) => (
                <td key={key}>{letter}</td>
              ))}
              <td />
            </tr>
            <tr>
              <th scope="col">{t('workbook.row')}</th>
              {sheet.columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.title}
                </th>
              ))}
              <th scope="col">{t('workbook.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const { state: own = 'waiting', faults = {}, reason } = judged.judgements.get(row) ?? {};
              return (
                <tr key={row.number} className={own === 'unchanged' ? styles.unchanged : undefined}>
                  <th scope="row">{row.number}</th>
                  {sheet.columns.map(({ key, letter }) => (
                    <td key={key} className={faults[key] && styles.fault}>
                      {row.texts[key]}
                      {faults[key] && (
                        <small>
                          <b>{`${letter}${row.number}`}</b> {reason ?? faultText(faults[key])}
                        </small>
                      )}
                    </td>
                  ))}
                  <td>
                    <span>{t(`workbook.own.${own}`)}</span>
                    {Object.entries(faults).map(([key, fault]) => (
                      <Fragment key={key}>
                        {!sheet.columns.some((column) => column.key === key) && <small>{faultText(fault)}</small>}
                      </Fragment>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + atATime)}>
          {t('workbook.more', { count: Math.min(atATime, rows.length - shown) })}
        </Button>
      )}
    </Card>
  );
};
