import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { shortMonth } from '#web/domain/followup/months.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Absence.module.css';
import { percentText, proposalOf } from './model/rows.ts';
import type { AbsenceSheet } from './useAbsence.ts';

/** The cells in which something is typed, each with its proposal; a press goes to the cell. Nothing where none is. */
export const TypedCard = ({ absence: { sheet } }: { readonly absence: AbsenceSheet }) => {
  const { t } = useTranslation();
  const typed = sheet.rows.flatMap(({ row, texts }) => {
    const { kind, category, id } = row;
    if (kind === 'sum') return [];
    return monthNames.flatMap((month, index) => {
      const value = parseDecimal(texts[month] ?? '');
      if (value === null) return [];
      const { percent, source } = proposalOf(category, kind, index);
      const name = `${category.name}, ${t(`absence.kind.${kind}`).toLowerCase()} ${shortMonth(index + 1).toLowerCase()}`;
      const proposed = source === 'none' ? '' : t('absence.list.proposal', { value: percentText(percent) });
      return [{ id, month, name, value, proposed }];
    });
  });
  if (typed.length === 0) return null;
  return (
    <Card title={t('absence.list.title')} note={String(typed.length)}>
      <ul className={styles.list}>
        {typed.map(({ id, month, name, value, proposed }) => (
          <li key={`${id} ${month}`}>
            <Button type="link" size="small" onClick={() => sheet.goTo(id, month)}>
              {name}
            </Button>
            <b>{t('absence.percent', { value: percentText(value) })}</b>
            <small>{proposed}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
};
