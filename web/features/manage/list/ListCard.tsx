import Input from 'antd/es/input';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comparable } from '#shared/text/names.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import type { Column } from '#web/kit/ui/list/column.ts';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { CreateButton, type CreateLink } from './CreateButton.tsx';
import styles from './ListCard.module.css';
import { SortTable } from './SortTable.tsx';
import type { Sorting } from './sorted.ts';
import { useAddressSearch } from './useAddressSearch.ts';
import { useSorting } from './useSorting.ts';

interface ListCardProps<Row> {
  /** The name under which the sorting is remembered. */
  readonly name: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The address and the label of the button for a new one; left out without the right to create. */
  readonly create?: CreateLink | false;
  /** Before the button for a new one. */
  readonly actions?: ReactNode;
  /** The text of an empty list. */
  readonly empty: string;
  readonly emptyText?: string | undefined;
}

/** Lists longer than this can be searched. */
const LONG = 12;

/** The entities of one level, by name unless sorted otherwise; a long list can be searched. */
export const ListCard = <Row extends { readonly id: string; readonly name: string }>({
  name,
  title,
  rows,
  columns,
  create = false,
  actions,
  empty,
  emptyText,
}: ListCardProps<Row>) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const [sorting, sort] = useSorting(name);
  const [search, setSearch] = useAddressSearch();
  const wanted = comparable(search);
  const shown = rows.filter((row) => comparable(row.name).includes(wanted));
  const button: ReactNode = create && <CreateButton {...create} />;
  return (
    <Card
      className={styles.card}
      title={title}
      note={
        <span role="status">
          {shown.length === rows.length
            ? rows.length
            : t('manage.search.count', { shown: shown.length, total: rows.length })}
        </span>
      }
      actions={
        <>
          {rows.length > LONG && (
            <Input
              className={styles.search ?? ''}
              aria-label={t('manage.search.label')}
              placeholder={t('manage.search.label')}
              allowClear={clearable}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          {rows.length > 0 && actions}
          {rows.length > 0 && button}
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          title={empty}
          text={emptyText}
          action={
            <>
              {actions} {button}
            </>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState title={t('manage.search.none')} />
      ) : (
        <SortTable
          label={title}
          rows={shown}
          columns={columns}
          sorting={sorting}
          onSort={(next: Sorting) => sort(next)}
        />
      )}
    </Card>
  );
};
