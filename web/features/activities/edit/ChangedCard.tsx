import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Edit.module.css';
import { shortMonth } from './model/months.ts';
import { changedImports } from './model/rows.ts';
import type { useInputs } from './useInputs.tsx';

/** The values that differ from what was imported, each with the way back; nothing where there are none. */
export const ChangedCard = ({ inputs }: { readonly inputs: ReturnType<typeof useInputs> }) => {
  const { t } = useTranslation();
  const { sheet } = inputs;
  const changed = useMemo(() => changedImports(sheet.rows), [sheet.rows]);
  if (changed.length === 0) return null;
  const written = (text: string): string => {
    const value = parseDecimal(text);
    return value === null ? text || t('ui.conflict.empty') : formatNumber(value);
  };
  return (
    <Card title={t('activities.edit.changed.title')}>
      <ul className={styles.changes}>
        {changed.map((one) => {
          const { row, text, given } = one;
          const value = formatNumber(given.value);
          const day = dayText(given.day, { year: true });
          return (
            <li key={`${row.id} ${given.month}`}>
              <b>{shortMonth(given.month)}</b>
              <span>
                {t('activities.edit.changed.text', { name: row.activity.name, text: written(text), value, day })}
                <Button type="link" size="small" onClick={() => inputs.restore(one)}>
                  {t('activities.edit.changed.restore', { value })}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
