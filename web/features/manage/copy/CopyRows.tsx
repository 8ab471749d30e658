import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import type { ClipboardEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Faults } from '#web/kit/forms/judge.ts';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { readClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';
import { usePasteNotice } from '#web/kit/ui/sheet/usePasteNotice.ts';
import styles from './CopyDialog.module.css';
import { type CopyRow, type Field, fields, lostColumns, pasted, withEmptyLast } from './copyRows.ts';

interface CopyRowsProps {
  readonly rows: readonly CopyRow[];
  /** Of each row that something is typed in. */
  readonly faults: readonly Faults[];
  readonly onChange: (rows: readonly CopyRow[]) => void;
}

/** The new units, one a row: typed, or pasted from Excel with one unit a line. */
export const CopyRows = ({ rows, faults, onChange }: CopyRowsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const faultText = useFaultText();
  const notice = usePasteNotice();
  const message = useToast();
  const labels = { name: t('manage.field.name'), shortName: t('manage.field.shortName') };
  const type = (index: number, field: Field, text: string) =>
    onChange(
      withEmptyLast(rows.map((row, at) => (at === index ? { ...row, [field]: text, refused: undefined } : row))),
    );
  const paste = (event: ClipboardEvent, index: number, field: Field) => {
    const read = readClipboard(event.clipboardData.getData('text/plain'));
    if ('doubtful' in read) {
      event.preventDefault();
      notice.doubtful(read.doubtful);
      return;
    }
    const { block } = read;
    // One cell is pasted into the field as any text.
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const lost = lostColumns(field, block);
    if (lost > 0) message.warning(t('ui.sheet.lostColumns', { count: lost }), 10);
    onChange(withEmptyLast(pasted(rows, { index, field }, block)));
  };
  return (
    <table className={styles.rows} aria-label={t('manage.copy.rows')}>
      <thead>
        <tr>
          <th scope="col">{labels.name}</th>
          <th scope="col" className={styles.short}>
            {labels.shortName}
          </th>
          <th scope="col" className={styles.action}>
            <span className="visually-hidden">{t('ui.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isLast = index === rows.length - 1;
          const texts: Partial<Record<Field, string>> = {};
          for (const field of fields) {
            const fault = isLast ? undefined : faults[index]?.[field];
            if (fault) texts[field] = faultText(fault);
          }
          if (row.refused !== undefined && texts.name === undefined) texts.name = row.refused;
          return (
            <tr key={row.key}>
              {fields.map((field) => (
                <td key={field}>
                  <Input
                    value={row[field]}
                    aria-label={t('manage.copy.cell', { field: labels[field], row: index + 1 })}
                    placeholder={isLast && field === 'name' ? t('manage.copy.placeholder') : ''}
                    autoComplete="off"
                    status={texts[field] === undefined ? '' : 'error'}
                    aria-invalid={texts[field] !== undefined || undefined}
                    aria-describedby={texts[field] === undefined ? undefined : `${id}-${row.key}-${field}`}
                    onChange={(event) => type(index, field, event.target.value)}
                    onPaste={(event) => paste(event, index, field)}
                  />
                  {texts[field] !== undefined && (
                    <p id={`${id}-${row.key}-${field}`} className={styles.error}>
                      {texts[field]}
                    </p>
                  )}
                </td>
              ))}
              <td className={styles.action}>
                {!isLast && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('manage.copy.removeRow', { row: index + 1 })}
                    onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
