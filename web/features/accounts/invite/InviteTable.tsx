import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import App from 'antd/es/app';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type ClipboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readClipboard } from '#web/kit/ui/sheet/core/clipboard.ts';
import { usePasteNotice } from '#web/kit/ui/sheet/usePasteNotice.ts';
import styles from './Invite.module.css';
import { type Field, fields, type InviteRow, pasted, withEmptyLast } from './inviteRows.ts';

interface InviteTableProps {
  readonly rows: readonly InviteRow[];
  /** What is wrong in a cell. */
  readonly faultOf: (row: InviteRow, field: Field) => string | undefined;
  readonly becomes: (row: InviteRow) => string;
  readonly onChange: (rows: readonly InviteRow[]) => void;
}

/** The people to invite, one place a row: typed, or pasted from Excel. */
export const InviteTable = ({ rows, faultOf, becomes, onChange }: InviteTableProps) => {
  const { t } = useTranslation();
  const id = useId();
  const notice = usePasteNotice();
  const { message } = App.useApp();
  const type = (row: InviteRow, field: Field, text: string) =>
    onChange(withEmptyLast(rows.map((one) => (one === row ? { ...row, [field]: text, refused: undefined } : one))));
  const paste = (event: ClipboardEvent, index: number, field: Field) => {
    const read = readClipboard(event.clipboardData.getData('text/plain'));
    if ('doubtful' in read) {
      event.preventDefault();
      notice.doubtful(read.doubtful);
      return;
    }
    // One cell is pasted into the field as any text.
    if (read.block.length === 1 && read.block[0]?.length === 1) return;
    event.preventDefault();
    const after = pasted(rows, { index, field }, read.block);
    if (after.lost > 0) void message.warning(t('ui.sheet.lostColumns', { count: after.lost }), 10);
    onChange(after.rows);
  };
  return (
    <table className={styles.rows} aria-label={t('invite.rows')}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field} scope="col" data-field={field}>
              {t(`invite.fields.${field}`)}
            </th>
          ))}
          <th scope="col">{t('invite.becomes')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('ui.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const isLast = index === rows.length - 1;
          return (
            <tr key={row.key}>
              {fields.map((field) => {
                const fault = isLast ? undefined : faultOf(row, field);
                const described = fault === undefined ? undefined : `${id}-${row.key}-${field}`;
                return (
                  <td key={field}>
                    <Input
                      value={row[field]}
                      aria-label={t('invite.cell', { field: t(`invite.fields.${field}`), row: index + 1 })}
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
              <td className={styles.becomes}>{isLast ? '' : becomes(row)}</td>
              <td>
                {!isLast && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('invite.removeRow', { row: index + 1 })}
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
