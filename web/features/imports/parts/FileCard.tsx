import { useTranslation } from 'react-i18next';
import type { FileFacts, ImportPreview } from '#shared/model/hrImport.ts';
import { FactList } from '#web/kit/ui/figures/FactList.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from '../Imports.module.css';

const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;

const isNamed = (delimiter: string): delimiter is keyof typeof delimiterNames =>
  Object.hasOwn(delimiterNames, delimiter);

const useFacts = ({ delimiter, encoding, rows, widened }: FileFacts): readonly (readonly [string, string])[] => {
  const { t } = useTranslation();
  return [
    [t('imports.file.rows'), numberText(rows)],
    ...(isNamed(delimiter)
      ? [[t('imports.file.delimiter'), t(`imports.file.${delimiterNames[delimiter]}`)] as const]
      : []),
    [t('imports.file.encoding'), encoding === 'XML' ? 'PAXml' : encoding],
    ...(widened > 0 ? [[t('imports.file.widened'), numberText(widened)] as const] : []),
  ];
};

/** How the file was recognised. */
export const FileCard = ({ preview }: { readonly preview: ImportPreview }) => {
  const { t } = useTranslation();
  const facts = useFacts(preview.facts);
  return (
    <Card title={t('imports.file.title')}>
      <p className={styles.fileName}>{preview.fileName}</p>
      <FactList facts={facts} className={styles.facts} />
    </Card>
  );
};
