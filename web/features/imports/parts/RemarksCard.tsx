import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview, LineRemark } from '#shared/model/hrImport.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from '../Imports.module.css';

/** Remarks that are shown before the rest is asked for. */
const few = 8;

/** The id of the card, for the button that leads to a faulty line. */
export const remarksId = 'import-remarks';

const Remark = ({ line, column, value, code, isFault, unitName, holdsAll }: LineRemark) => {
  const { t } = useTranslation();
  return (
    <li className={isFault ? styles.fault : undefined}>
      <b>{numberText(line)}</b>
      <span>
        <em>{[column, value && `”${value}”`].filter(Boolean).join(' ')}</em> {t(`imports.remarks.${code}`)}
        {holdsAll && <> {t('imports.untouchedAll')}</>}
        {isFault && unitName !== null && <> {t('imports.untouched', { unit: unitName })}</>}
      </span>
    </li>
  );
};

/** What is to be said about lines of the file, faults first. */
export const RemarksCard = ({ preview: { remarks, remarkCount } }: { readonly preview: ImportPreview }) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  if (remarks.length === 0) return null;
  const shown = all ? remarks : remarks.slice(0, few);
  return (
    <div id={remarksId} tabIndex={-1}>
      <Card title={t('imports.remarksTitle')} note={numberText(remarkCount)}>
        <ul className={styles.remarks}>
          {shown.map((remark) => (
            <Remark key={`${remark.line} ${remark.column} ${remark.code}`} {...remark} />
          ))}
        </ul>
        {shown.length < remarks.length && (
          <Button type="link" onClick={() => setAll(true)}>
            {t('imports.more', { count: remarks.length - shown.length })}
          </Button>
        )}
        {all && remarkCount > remarks.length && (
          <p className={styles.note}>{t('imports.moreRemarks', { count: remarkCount - remarks.length })}</p>
        )}
      </Card>
    </div>
  );
};
