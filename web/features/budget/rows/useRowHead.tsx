import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowHead } from '#web/kit/ui/sheet/column.ts';
import styles from './Rows.module.css';
import type { BudgetRow } from './row.ts';

/** The head of a row: the way to its dialog, or a lock that says why cells of it are closed; `nameOf` is read aloud. */
export const useRowHead = <Stored,>(
  nameOf: (stored: Stored) => string,
  onOpen: ((stored: Stored) => void) | undefined,
): RowHead<BudgetRow<Stored>> => {
  const { t } = useTranslation();
  return useMemo(
    (): RowHead<BudgetRow<Stored>> => ({
      head: <span className="visually-hidden">{t('budget.row')}</span>,
      className: styles.head ?? '',
      name: ({ stored }) => (stored === undefined ? t('budget.newRow') : nameOf(stored)),
      render: ({ stored, lock }) => (
        <span className={styles.mark}>
          <span className="visually-hidden">{stored === undefined ? t('budget.newRow') : nameOf(stored)}</span>
          {lock !== undefined && (
            <Tooltip title={t(`budget.lock.${lock}`)} placement="right">
              <LockOutlined className={styles.lock} role="img" aria-label={t(`budget.lock.${lock}`)} />
            </Tooltip>
          )}
          {stored !== undefined && onOpen && (lock === undefined || lock === 'correctable') && (
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              icon={<EditOutlined aria-hidden />}
              aria-label={t('budget.change', { name: nameOf(stored) })}
              onClick={() => onOpen(stored)}
            />
          )}
        </span>
      ),
    }),
    [t, nameOf, onOpen],
  );
};
