import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview, SampleRow } from '#shared/model/hrImport.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import styles from '../Imports.module.css';
import { fieldsOf } from '../model/columns.ts';
import { type FieldName, useBecomes } from '../useBecomes.ts';

/** Rows that are shown before the rest is asked for. */
const few = 3;

interface SampleCardProps {
  readonly preview: ImportPreview;
  /** Stores which field a column holds; without it the columns are shown only. */
  readonly onColumn?: ((column: string, field: string) => void) | undefined;
  readonly isBusy?: boolean;
}

interface RowProps {
  readonly row: SampleRow;
  readonly fields: readonly string[];
  /** Whether what becomes of it is known: not while columns are missing. */
  readonly isRead: boolean;
}

const Row = ({ row, fields, isRead }: RowProps) => {
  const { t } = useTranslation();
  const textOf = useBecomes();
  const { line, cells, becomes } = row;
  const key = (index: number) => `${line} ${index}`;
  return (
    <>
      <tr>
        <th scope="row">{t('imports.sample.line', { line: numberText(line) })}</th>
        {fields.map((_, index) => (
          <td key={key(index)}>{cells[index] || <i>{t('imports.sample.empty')}</i>}</td>
        ))}
      </tr>
      {isRead && (
        <tr className={becomes ? styles.becomes : styles.lost}>
          <th scope="row">{t('imports.sample.becomes')}</th>
          {becomes ? (
            fields.map((field, index) => <td key={key(index)}>{textOf(field, becomes[field])}</td>)
          ) : (
            <td colSpan={fields.length}>{t('imports.sample.nothing')}</td>
          )}
        </tr>
      )}
    </>
  );
};

/** The columns of the file, what each holds, and the first rows: as they are, and what each becomes. */
export const SampleCard = ({ preview, onColumn, isBusy = false }: SampleCardProps) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { columns, fields, missing, sample, kind, facts } = preview;
  const options = fieldsOf(kind).map((field) => ({ value: field, label: t(`imports.field.${field as FieldName}`) }));
  const shown = all ? sample : sample.slice(0, few);
  // The names of columns may repeat; their places do not.
  const heads = columns.map((column, index) => ({ column, field: fields[index] ?? '', key: `${index} ${column}` }));
  return (
    <Card
      className={styles.wide}
      title={t(`imports.sample.title.${kind}`)}
      note={
        missing.length === 0
          ? t('imports.sample.known', { count: fields.filter(Boolean).length })
          : t('imports.sample.missing', { columns: missing.join(', ') })
      }
    >
      <ScrollRegion label={t('imports.sample.label')} className={styles.scroll}>
        <table className={styles.sample}>
          <thead>
            <tr>
              <th scope="row">{t('imports.sample.column')}</th>
              {heads.map(({ column, key }) => (
                <th key={key} scope="col">
                  {column}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('imports.sample.holds')}</th>
              {heads.map(({ column, field, key }) => (
                <td key={key}>
                  {onColumn && facts.encoding !== 'XML' ? (
                    <Select
                      size="small"
                      className={styles.field ?? ''}
                      aria-label={t('imports.sample.holdsOf', { column })}
                      placeholder={t('imports.sample.unused')}
                      value={field || null}
                      disabled={isBusy}
                      options={options}
                      onChange={(chosen: string | null) => chosen && onColumn(column, chosen)}
                    />
                  ) : field ? (
                    t(`imports.field.${field as FieldName}`)
                  ) : (
                    <i>{t('imports.sample.unused')}</i>
                  )}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.line} row={row} fields={fields} isRead={missing.length === 0} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown.length < sample.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {t('imports.sample.all', { count: sample.length })}
        </Button>
      )}
    </Card>
  );
};
