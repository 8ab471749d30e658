import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type ClipboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { type Block, readClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';
import { usePasteNotice } from '#web/kit/ui/sheet/usePasteNotice.ts';
import styles from './TypedRows.module.css';
import { type BlockColumns, inOrderFrom, pastedRows, type TypedRow, withEmptyLast } from './typedRows.ts';

interface TypedRowsProps<Field extends string> {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly heads: Readonly<Record<Field, string>>;
  /** A column's width; the others share what is left. */
  readonly widths?: Readonly<Partial<Record<Field, string>>>;
  readonly rows: readonly TypedRow<Field>[];
  /** What is wrong in a cell. */
  readonly faultOf: (row: TypedRow<Field>, field: Field) => string | undefined;
  /** In the first field of the empty row. */
  readonly placeholder?: string;
  /** A last column of what each row comes to. */
  readonly outcome?: { readonly head: string; readonly of: (row: TypedRow<Field>) => string };
  /** What the columns of a block pasted from a field on are; in the fields' order without it. */
  readonly columnsOf?: (block: Block, first: Field) => BlockColumns<Field>;
  readonly onChange: (rows: readonly TypedRow<Field>[]) => void;
}

/** Rows of texts with an empty one last: typed, or pasted from Excel with one row a line. */
export const TypedRows = <Field extends string>({
  label,
  fields,
  heads,
  widths,
  rows,
  faultOf,
  placeholder = '',
  outcome,
  columnsOf = (block, first) => inOrderFrom(fields, first, block),
  onChange,
}: TypedRowsProps<Field>) => {
  const { t } = useTranslation();
  const id = useId();
  const notice = usePasteNotice();
  const message = useToast();
  const type = (row: TypedRow<Field>, field: Field, text: string) =>
    onChange(
      withEmptyLast(
        fields,
        rows.map((one) => (one === row ? { ...row, [field]: text, refused: undefined } : one)),
      ),
    );
  const paste = (event: ClipboardEvent, index: number, field: Field) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '') {
      event.preventDefault();
      notice.nothing();
      return;
    }
    const read = readClipboard(text);
    if ('doubtful' in read) {
      event.preventDefault();
      notice.doubtful(read.doubtful);
      return;
    }
    // One cell is pasted into the field as any text.
    if (read.block.length === 1 && read.block[0]?.length === 1) return;
    event.preventDefault();
    const after = pastedRows(fields, rows, index, columnsOf(read.block, field));
    if (after.lost > 0) message.warning(t('ui.sheet.lostColumns', { count: after.lost }), 10);
    onChange(after.rows);
  };
  return (
    <table className={`${styles.rows} ${fields.length > 3 ? styles.many : ''}`} aria-label={label}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field} scope="col" style={{ width: widths?.[field] }}>
              {heads[field]}
            </th>
          ))}
          {outcome && <th scope="col">{outcome.head}</th>}
          <th scope="col" className={styles.action}>
            <span className="visually-hidden">{t('ui.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isLast = index === rows.length - 1;
          return (
            <tr key={row.key}>
              {fields.map((field, column) => {
                const fault = isLast ? undefined : faultOf(row, field);
                const described = fault === undefined ? undefined : `${id}-${row.key}-${field}`;
                return (
                  <td key={field} data-head={heads[field]}>
                    <Input
                      value={row[field]}
                      aria-label={t('ui.rows.cell', { field: heads[field], row: index + 1 })}
                      placeholder={isLast && column === 0 ? placeholder : ''}
                      autoComplete="off"
                      status={fault === undefined ? '' : 'error'}
                      aria-invalid={fault !== undefined || undefined}
                      aria-describedby={described}
                      onChange={(event) => type(row, field, event.target.value)}
                      onPaste={(event) => paste(event, index, field)}
                    />
                    {fault !== undefined && (
                      <p id={described} className={styles.error}>
                        {fault}
                      </p>
                    )}
                  </td>
                );
              })}
              {outcome && <td className={styles.outcome}>{isLast ? '' : outcome.of(row)}</td>}
              <td className={styles.action}>
                {!isLast && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('ui.rows.remove', { row: index + 1 })}
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
