import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workbookColumns } from '#shared/workbook/columns.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { countsOf, type JudgedFile } from './judgeFile.ts';
import { SheetTable } from './SheetTable.tsx';
import styles from './Workbook.module.css';

/** A file that was chosen, and what becomes of it. */
export interface Chosen {
  readonly name: string;
  readonly judged: JudgedFile;
}

interface ChosenFileProps {
  readonly chosen: Chosen;
  /** While it is stored: how many of its units are done. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly onStore: () => void;
  readonly onCancel: () => void;
}

const states = ['new', 'changed', 'unchanged', 'fault', 'waiting'] as const;

/** What becomes of each row of a chosen file by sheet, and the button that stores it. */
export const ChosenFile = ({ chosen: { name, judged }, progress, onStore, onCancel }: ChosenFileProps) => {
  const { t } = useTranslation();
  const [sheetIndex, setSheet] = useState(0);
  const { sheets, unknown } = judged.workbook;
  const sheet = sheets[sheetIndex];
  const rows = sheets.flatMap((one) => one.rows);
  const sums = countsOf(rows, judged);
  const toStore = sums.new + sums.changed;
  return (
    <>
      <Card title={name} note={t('workbook.rowCount', { count: rows.length })}>
        {unknown.length > 0 && <p className={styles.text}>{t('workbook.unknown', { sheets: unknown.join(', ') })}</p>}
        <table className={styles.sums}>
          <thead>
            <tr>
              <th scope="col">{t('workbook.sheet')}</th>
              {states.map((state) => (
                <th key={state} scope="col">
                  {t(`workbook.state.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheets.map((one, index) => {
              const counts = countsOf(one.rows, judged);
              return (
                <tr key={one.id} className={index === sheetIndex ? styles.chosen : undefined}>
                  <th scope="row">
                    <Button
                      type="link"
                      size="small"
                      aria-pressed={index === sheetIndex}
                      onClick={() => setSheet(index)}
                    >
                      {workbookColumns[one.id].title}
                    </Button>
                  </th>
                  {states.map((state) => (
                    <td key={state}>{counts[state]}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
      {sheet && <SheetTable key={sheet.id} sheet={sheet} judged={judged} />}
      <div className={styles.foot}>
        <span role="status">
          {progress
            ? t('workbook.progress', { done: progress.done, count: progress.all })
            : t('workbook.sum', { count: toStore, left: sums.fault + sums.waiting, unchanged: sums.unchanged })}
          {!progress && judged.invited > 0 && ` ${t('workbook.invited', { count: judged.invited })}`}
        </span>
        <span className={styles.grow} />
        <Button disabled={progress !== undefined} onClick={onCancel}>
          {t('workbook.cancel')}
        </Button>
        <Button type="primary" disabled={toStore === 0} loading={progress !== undefined} onClick={onStore}>
          {t('workbook.store', { count: toStore })}
        </Button>
      </div>
    </>
  );
};
