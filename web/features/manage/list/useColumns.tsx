import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayText } from '#web/kit/ui/dates.ts';
import type { Column } from '#web/kit/ui/list/column.ts';

/** The columns that the lists of the levels share: the name, a link to the entity, and the day of its creation. */
export const useColumns = (hrefOf: (id: string) => string) => {
  const { t } = useTranslation();
  const name: Column<{ readonly id: string; readonly name: string }> = {
    id: 'name',
    head: t('manage.field.name'),
    value: (row) => row.name,
    cell: (row) => <Link to={hrefOf(row.id)}>{row.name}</Link>,
  };
  const created: Column<{ readonly created: string }> = {
    id: 'created',
    head: t('manage.field.created'),
    value: (row) => row.created,
    cell: (row) => dayText(row.created.slice(0, 10), { year: true }),
    align: 'right',
    wideOnly: true,
  };
  return { name, created };
};
